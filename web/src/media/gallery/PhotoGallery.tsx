import { type MediaItem, mediaStatusLabels } from '@bnr/contract/media/schemas'
import { useState } from 'react'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { t } from '../../ui/translation.ts'
import { Initial } from '../Initial.tsx'
import classes from './PhotoGallery.module.css'
import { SlideButtons, Slides } from './Slides.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useSlides } from './useSlides.ts'

const Lightbox = lazyDialog(() => import('./Lightbox.tsx'))

export interface PhotoGalleryProps {
  photos: readonly MediaItem[]
  name: string
  /** A gold line around the page's main picture. */
  gilded?: boolean
  /** A gold frame, included in some plans. */
  gold?: boolean | undefined
}

/** The photos of a profile page, moved by swipe, arrow keys and thumbnails. A press opens the lightbox. */
export function PhotoGallery({ photos, name, gilded = false, gold }: PhotoGalleryProps) {
  const slides = useSlides(photos.length)
  const [large, setLarge] = useState(false)
  const current = photos[slides.shown]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys come from the buttons inside
    <div onKeyDown={slides.onKeyDown}>
      <div className={classes.stage}>
        <ArchedFrame ratio="4 / 5" gilded={gilded} gold={gold}>
          {current ? (
            <Slides photos={photos} name={name} slides={slides} fit="cover" onOpen={() => setLarge(true)} />
          ) : (
            <Initial name={name} />
          )}
        </ArchedFrame>
        <div className={classes.arrows}>
          <SlideButtons count={photos.length} slides={slides} />
        </div>
        {current?.status === 'Ready' && <p className={classes.pending}>{t(mediaStatusLabels.Ready)}</p>}
      </div>
      <Thumbnails photos={photos} shown={slides.shown} onShow={slides.show} />
      {large && <Lightbox photos={photos} name={name} start={slides.shown} onClose={() => setLarge(false)} />}
    </div>
  )
}
