import { useEffect } from 'react'
import columns from '../../ui/review/ReviewColumns.module.css'
import { ReviewDialog } from '../../ui/review/ReviewDialog.tsx'
import { ReviewEnd } from '../../ui/review/ReviewEnd.tsx'
import { t } from '../../ui/translation.ts'
import { fetchPhoto } from '../fetchPhoto.ts'
import { outcomeOf } from './calls.ts'
import { PhotoVerdict } from './PhotoVerdict.tsx'
import { ReviewedPhotos } from './ReviewedPhotos.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import type { usePhotoReview } from './usePhotoReview.ts'

interface PhotoReviewProps {
  review: ReturnType<typeof usePhotoReview>
  /** Number of waiting photos that this review does not contain. */
  more: number
  onReadOn: () => void
}

/** Reviews photos one by one, by keys or buttons. */
export function PhotoReview({ review, more, onReadOn }: PhotoReviewProps) {
  const { item: photo, following, at, count } = review
  useEffect(() => fetchPhoto(following?.media.url), [following])
  return (
    <ReviewDialog
      review={review}
      title={photo ? t('Photo {number} of {count}', { number: at + 1, count }) : t('Photo Approval')}
      outcomeOf={outcomeOf}
      end={<ReviewEnd more={more} onReadOn={onReadOn} onClose={review.end} />}
    >
      {photo && (
        <div className={columns.review}>
          <ReviewedPhotos photo={photo} />
          <div className={columns.side}>
            <ReviewSummary profile={photo.profile} />
            <PhotoVerdict review={review} />
          </div>
        </div>
      )}
    </ReviewDialog>
  )
}
