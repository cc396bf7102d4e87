import type { MediaItem } from '@bnr/contract/media/schemas'
import { useHydrated } from '../../platform/useHydrated.ts'
import { CarouselButtons } from '../../ui/CarouselButtons.tsx'
import { t } from '../../ui/translation.ts'
import { Photo } from '../Photo.tsx'
import { photoKey } from '../photos.ts'
import classes from './Slides.module.css'
import type { useSlides } from './useSlides.ts'

export interface SlidesProps {
  photos: readonly MediaItem[]
  name: string
  slides: ReturnType<typeof useSlides>
  fit: 'cover' | 'contain'
  /** Called when a photo is pressed. */
  onOpen?: (() => void) | undefined
}

export function Slides({ photos, name, slides, fit, onOpen }: SlidesProps) {
  const total = photos.length
  const isHydrated = useHydrated()
  return (
    <ul
      ref={slides.track}
      className={`${classes.track} ${classes[fit]}`}
      // The list itself takes the focus when its photos are not buttons, so that the keyboard can scroll it.
      tabIndex={onOpen ? undefined : 0}
      aria-label={t('Photos of {name}', { name })}
      onScroll={slides.onScroll}
    >
      {photos.map((photo, index) => {
        const alt = t('Photo {number} of {total} of {name}', { number: index + 1, total, name })
        const isNear = Math.abs(index - slides.shown) <= 1
        // Load the other photos after hydration, so that they do not slow the scripts down.
        const image = (isHydrated || index === slides.shown) && (
          <Photo
            src={photo.url}
            name={name}
            alt={alt}
            loading={isNear ? 'eager' : 'lazy'}
            fetchPriority={index === slides.shown ? 'high' : 'low'}
          />
        )
        return (
          <li key={photoKey(photo)} inert={index !== slides.shown}>
            {onOpen ? (
              <button
                type="button"
                className={classes.open}
                onClick={onOpen}
                aria-label={t('{alt}, enlarge', { alt })}
              >
                {image}
              </button>
            ) : (
              image
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function SlideButtons({ count, slides }: { count: number; slides: ReturnType<typeof useSlides> }) {
  if (count < 2) return null
  return (
    <CarouselButtons
      floating
      previous={t('Previous photo')}
      next={t('Next photo')}
      atStart={slides.shown === 0}
      atEnd={slides.shown === count - 1}
      onMove={(steps) => slides.show(slides.shown + steps)}
    />
  )
}
