import { useEffect, useState } from 'react'
import type { Review } from './useReviewedList.ts'

interface FoundPage<Item> {
  data: { results: Item[] } | undefined
  dataUpdatedAt: number
  isFetching: boolean
}

/**
 * Reads the queue again (`readAgain`) at the end of a review and starts a new review with the items that still wait.
 */
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
