import type { StaffCard } from '@bnr/contract/profiles/card'
import { ReviewDialog } from '../../ui/review/ReviewDialog.tsx'
import { ReviewEnd } from '../../ui/review/ReviewEnd.tsx'
import type { Review } from '../../ui/review/useReviewedList.ts'
import { t } from '../../ui/translation.ts'
import { outcomeOf } from '../staff/transitionDecision.ts'
import { ReviewedProfile } from './ReviewedProfile.tsx'
import { useFetchedAhead } from './useFetchedAhead.ts'

interface ProfileReviewProps {
  review: Review<StaffCard>
  /** How many profiles still need a decision. */
  more: number
  onReadOn: () => void
}

/** Goes through the queue one profile at a time, by keys or by buttons. */
export function ProfileReview({ review, more, onReadOn }: ProfileReviewProps) {
  const { item, at, count } = review
  useFetchedAhead(review.isOpen ? review.following : undefined)
  return (
    <ReviewDialog
      review={review}
      title={item ? t('Profile {number} of {count}', { number: at + 1, count }) : t('Profile Approval')}
      outcomeOf={outcomeOf}
      end={<ReviewEnd more={more} onReadOn={onReadOn} onClose={review.end} />}
    >
      {item && <ReviewedProfile card={item} review={review} />}
    </ReviewDialog>
  )
}
