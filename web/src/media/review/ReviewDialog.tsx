import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { PhotoVerdict } from './PhotoVerdict.tsx'
import classes from './ReviewDialog.module.css'
import { ReviewedPhotos } from './ReviewedPhotos.tsx'
import { ReviewSteps } from './ReviewSteps.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import type { useReview } from './useReview.ts'

export function ReviewDialog({ review }: { review: ReturnType<typeof useReview> }) {
  const { t } = useTranslation()
  const { photo, at, count } = review
  return (
    <Dialog
      open={photo !== undefined}
      shape="wide"
      title={t('Photo {number} of {count}', { number: at + 1, count })}
      onClose={review.end}
    >
      {photo && (
        <div className={classes.review}>
          <ReviewedPhotos key={`photos ${photo.media.id}`} photo={photo} />
          <div className={classes.side}>
            <ReviewSummary profile={photo.profile} />
            <PhotoVerdict key={photo.media.id} review={review} />
            <ReviewSteps review={review} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
