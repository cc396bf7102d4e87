import { t } from '../../ui/translation.ts'
import { SlideButtons, Slides } from '../gallery/Slides.tsx'
import { Thumbnails } from '../gallery/Thumbnails.tsx'
import { useSlides } from '../gallery/useSlides.ts'
import { photosWithPending } from '../photos.ts'
import type { QueuedPhoto } from './calls.ts'
import classes from './ReviewedPhotos.module.css'

/** The uncropped photo to decide on, followed by the profile's other photos for comparison. */
export function ReviewedPhotos({ photo }: { photo: QueuedPhoto }) {
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
