import type { StaffCard } from '@bnr/contract/profiles/card'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchPhoto } from '../../media/fetchPhoto.ts'
import { photosWithPending } from '../../media/photos.ts'
import { ReviewDialog } from '../../ui/review/ReviewDialog.tsx'
import { ReviewEnd } from '../../ui/review/ReviewEnd.tsx'
import type { Review } from '../../ui/review/useReviewedList.ts'
import { t } from '../../ui/translation.ts'
import { profileQuery } from '../calls.ts'
import { outcomeOf } from '../staff/transitionDecision.ts'
import { ReviewedProfile } from './ReviewedProfile.tsx'

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

/**
 * Loads the next profile of a review and its first photo ahead, so that they are there when the reviewer gets to
 * them.
 */
function useFetchedAhead(card: StaffCard | undefined): void {
  const client = useQueryClient()
  const bnrId = card?.bnrId
  useEffect(() => {
    if (bnrId) void fetchAhead()

    async function fetchAhead() {
      const query = profileQuery(bnrId ?? '')
      await client.prefetchQuery(query)
      const [photo] = photosWithPending(client.getQueryData(query.queryKey)?.media ?? [])
      fetchPhoto(photo?.url)
    }
  }, [client, bnrId])
}
