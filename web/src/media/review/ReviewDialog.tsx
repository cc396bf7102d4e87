import type { Profile } from '@bnr/contract/profiles/profile'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { PhotoVerdict } from './PhotoVerdict.tsx'
import classes from './ReviewDialog.module.css'
import { ReviewedPhotos } from './ReviewedPhotos.tsx'
import { ReviewSteps } from './ReviewSteps.tsx'
import type { useReview } from './useReview.ts'

export interface ReviewDialogProps {
  review: ReturnType<typeof useReview>
  /** What is known of the person in the photo. */
  summary: (profile: Profile) => ReactNode
}

export function ReviewDialog({ review, summary }: ReviewDialogProps) {
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
            {summary(photo.profile)}
            <PhotoVerdict key={photo.media.id} review={review} />
            <ReviewSteps review={review} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
