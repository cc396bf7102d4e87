import type { PhotoVerdict } from '@bnr/contract/media/transitions'
import { canDo } from '@bnr/contract/stateMachine'
import { useDecision } from '../../platform/decisions.ts'
import { useReviewedList } from '../../ui/review/useReviewedList.ts'
import { type QueuedPhoto, subjectOf, useVerdict } from './calls.ts'

export function usePhotoReview() {
  const list = useReviewedList<QueuedPhoto>()
  const verdict = useVerdict()
  const photo = list.item
  const subject = photo ? subjectOf(photo) : ''
  const isUndecided = useDecision(subject) === undefined
  const isReady = photo !== undefined && canDo(photo.media, 'approve')

  function decide(action: PhotoVerdict, reason?: string) {
    if (!photo || !isReady || !isUndecided || list.isSettling) return
    verdict(photo, action, reason ? { reason } : {})
    list.decided(subject, photo.profile.basic?.name ?? '')
  }

  return { ...list, subject, decide, isReady, isUndecided }
}
