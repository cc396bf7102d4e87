import type { Offer } from '@bnr/contract/offers/schemas'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useEffect, useState } from 'react'
import { bannersOf } from '../offers/banners.ts'
import { OfferBanner } from '../offers/OfferBanner.tsx'
import { CarouselButtons } from '../ui/CarouselButtons.tsx'
import { t } from '../ui/translation.ts'
import classes from './OfferCarousel.module.css'

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
        <h2 id="offers-title" className="title-section">
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

/** Milliseconds for each slide (specification 2, section 9). */
const interval = 3000

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of `count` slides is shown. Slides change by themselves, but not for people who prefer reduced motion, and
 * not while the carousel has the pointer or the focus. The play and pause button overrides this (WCAG 2.2.2).
 */
function useAutoplay(count: number) {
  const [shown, setShown] = useState(0)
  const [mode, setMode] = useState<'auto' | 'playing' | 'stopped'>('auto')
  const [isPaused, setPaused] = useState(false)
  const isMoving = count > 1 && (mode === 'playing' || (mode === 'auto' && !isPaused))

  useEffect(() => {
    if (prefersReducedMotion()) setMode('stopped')
  }, [])

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setShown((at) => (at + 1) % count), interval)
    return () => clearInterval(timer)
  }, [isMoving, count])

  return {
    shown: Math.min(shown, count - 1),
    isMoving,
    playing: mode !== 'stopped',
    play: (playing: boolean) => setMode(playing ? 'playing' : 'stopped'),
    pause: setPaused,
    step: (steps: number) => setShown((at) => (at + steps + count) % count),
  }
}
