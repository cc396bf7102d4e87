import { cardFacts } from '@bnr/contract/profiles/facts/cardFacts'
import { fact } from '@bnr/contract/profiles/facts/fact'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useEffect } from 'react'
import { FactList } from '../../ui/FactList.tsx'
import { ProfileLinks } from '../../ui/ProfileLinks.tsx'
import columns from '../../ui/review/ReviewColumns.module.css'
import { ReviewDialog } from '../../ui/review/ReviewDialog.tsx'
import { ReviewEnd } from '../../ui/review/ReviewEnd.tsx'
import { ReviewedPerson } from '../../ui/review/ReviewedPerson.tsx'
import { t } from '../../ui/translation.ts'
import { fetchPhoto } from '../fetchPhoto.ts'
import { SlideButtons, Slides } from '../gallery/Slides.tsx'
import { Thumbnails } from '../gallery/Thumbnails.tsx'
import { useSlides } from '../gallery/useSlides.ts'
import { photosWithPending } from '../photos.ts'
import { outcomeOf, type QueuedPhoto } from './calls.ts'
import classes from './PhotoReview.module.css'
import { PhotoVerdict } from './PhotoVerdict.tsx'
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

/** Who the photo should show. Gender and age come first, because they reveal a wrong photo. */
function ReviewSummary({ profile }: { profile: Profile }) {
  return (
    <div className={classes.summary}>
      <ReviewedPerson profile={profile} status={profile.status} />
      <FactList
        facts={[fact('Gender', profile.basic?.genderLabel), ...cardFacts(profile, t)]}
        variant="narrow"
      />
      <ProfileLinks bnrId={profile.bnrId ?? ''} />
    </div>
  )
}

/** The uncropped photo to decide on, followed by the profile's other photos for comparison. */
function ReviewedPhotos({ photo }: { photo: QueuedPhoto }) {
  const { media, profile } = photo
  const others = photosWithPending(profile.media).filter(({ id }) => id !== media.id)
  const photos = [media, ...others]
  const slides = useSlides(photos.length)
  const shown = photos[slides.shown]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys come from the buttons inside
    <div onKeyDown={slides.onKeyDown}>
      <div className={classes.stage}>
        <Slides photos={photos} name={profile.basic?.name ?? ''} slides={slides} fit="contain" />
        <SlideButtons count={photos.length} slides={slides} />
      </div>
      <p className={classes.kind}>
        {shown?.kind === 'pp' ? t('Profile photo') : t('Album photo')}
        {shown === media ? ` · ${t('to be decided')}` : ''}
      </p>
      <Thumbnails photos={photos} shown={slides.shown} onShow={slides.show} />
    </div>
  )
}
