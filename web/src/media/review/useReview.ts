import type { PhotoTransition } from '@bnr/contract/media/endpoints'
import { useState } from 'react'
import { type QueuedPhoto, useVerdict } from './calls.ts'
import { useReviewedList } from './useReviewedList.ts'

/** What the server said last. It is told inside the dialog: a toast would lie beneath it. */
export type Said = { message: string; isError: boolean }

/** Verdicts on one photo after the other; a photo that got one is not asked about again. */
export function useReview() {
  const list = useReviewedList()
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<Said>()
  const verdict = useVerdict()
  const { photo } = list
  const photoId = photo?.media.id ?? ''
  const isJudged = judged.has(photoId)
  const isOpen = photo?.media.status === 'Ready' && !isJudged

  function judge(action: PhotoTransition, reason?: string) {
    if (!photo || !isOpen || verdict.isPending) return
    verdict.mutate(
      { photo, action, ...(reason && { reason }) },
      {
        onSuccess: ({ message }) => {
          setSaid({ message, isError: false })
          setJudged((now) => new Set(now).add(photoId))
          list.next()
        },
        onError: ({ message }) => setSaid({ message, isError: true }),
      },
    )
  }

  function begin(photos: readonly QueuedPhoto[], at: number) {
    setSaid(undefined)
    list.begin(photos, at)
  }

  return { ...list, begin, judge, said, isOpen, isJudged, busy: verdict.isPending }
}
