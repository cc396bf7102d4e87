import type { PhotoTransition } from '@bnr/contract/media/transitions'
import { useState } from 'react'
import { undo, useDecisions } from '../../platform/decisions.ts'
import { type QueuedPhoto, subjectOf, useVerdict } from './calls.ts'

/**
 * Verdicts on one photo after the other. A verdict leaves the photo where it is: were the next one put in its place, the
 * second press of a double click would decide on that.
 */
export function useReview() {
  const list = useReviewedList()
  const verdict = useVerdict()
  const { photo } = list
  const subject = photo ? subjectOf(photo) : ''
  const decision = useDecisions().find((one) => one.subject === subject)
  const isReady = photo?.media.status === 'Ready'

  function judge(action: PhotoTransition, reason?: string) {
    if (photo && isReady) verdict(photo, action, reason ? { reason } : {})
  }

  return { ...list, subject, judge, isReady, isOpen: isReady && !decision, undo: () => void undo(subject) }
}

/** The photos that lay in the queue when the review began, and the one being looked at. */
type Reviewed = { photos: readonly QueuedPhoto[]; at: number }

/** The list behind may move meanwhile; the review goes on through what it began with. */
function useReviewedList() {
  const [reviewed, setReviewed] = useState<Reviewed>()

  const step = (by: number) =>
    setReviewed((now) => {
      const at = now ? now.at + by : 0
      return now && at >= 0 && at < now.photos.length ? { ...now, at } : now
    })

  return {
    photo: reviewed?.photos[reviewed.at],
    at: reviewed?.at ?? 0,
    count: reviewed?.photos.length ?? 0,
    begin: (photos: readonly QueuedPhoto[], at: number) => setReviewed({ photos, at }),
    end: () => setReviewed(undefined),
    next: () => step(1),
    previous: () => step(-1),
  }
}
