import type { Offer } from '@bnr/contract/offers/schemas'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { bannersOf } from '../offers/banners.ts'
import { OfferBanner } from '../offers/OfferBanner.tsx'
import { CarouselButtons } from '../ui/CarouselButtons.tsx'
import { t } from '../ui/translation.ts'
import classes from './OfferCarousel.module.css'
import { useAutoplay } from './useAutoplay.ts'

/** Today's offers, one at a time. Shows nothing when there are none. */
export function OfferCarousel({ offers }: { offers: readonly Offer[] }) {
  const slides = offers.filter((offer) => Object.values(bannersOf(offer)).some(Boolean))
  const { shown, isMoving, playing, play, pause, step } = useAutoplay(slides.length)
  if (slides.length === 0) return null
  const PlayIcon = playing ? IconPlayerPause : IconPlayerPlay
  return (
    <section
      aria-labelledby="offers-title"
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <div className={classes.head}>
        <h2 id="offers-title" className={classes.title}>
          {t('Offers')}
        </h2>
        {slides.length > 1 && (
          <CarouselButtons previous={t('Previous offer')} next={t('Next offer')} onMove={step}>
            {/* The pause button comes first, so that people disturbed by motion find it at once. */}
            <button
              type="button"
              aria-label={playing ? t('Pause offers') : t('Play offers')}
              onClick={() => play(!playing)}
            >
              <PlayIcon size={20} aria-hidden />
            </button>
          </CarouselButtons>
        )}
      </div>
      <ul aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map((offer, index) => (
          <li key={offer.id} hidden={index !== shown}>
            <OfferBanner offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
