import { useEffect, useState } from 'react'
import type { Review } from './useReviewedList.ts'

interface FoundPage<Item> {
  data: { results: Item[] } | undefined
  dataUpdatedAt: number
  isFetching: boolean
}

/** At the end of a review the queue is read again (`readAgain`), and it begins with whatever waits still. */
export function useReadingOn<Item>(review: Review<Item>, found: FoundPage<Item>, readAgain: () => void) {
  const [before, setBefore] = useState<number>()
  const { data, dataUpdatedAt, isFetching } = found

  useEffect(() => {
    if (before === undefined || !data || isFetching || dataUpdatedAt === before) return
    setBefore(undefined)
    if (data.results.length > 0) review.begin(data.results, 0)
    else review.end()
  })

  return () => {
    setBefore(dataUpdatedAt)
    readAgain()
  }
}
