import type { PhotoTransition } from '@bnr/contract/media/endpoints'
import { undo, useDecisions } from '../../platform/decisions.ts'
import { subjectOf, useVerdict } from './calls.ts'
import { useReviewedList } from './useReviewedList.ts'

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
