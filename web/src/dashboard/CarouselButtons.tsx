import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useTranslation } from '../ui/translation.ts'
import classes from './OfferCarousel.module.css'

export interface CarouselButtonsProps {
  playing: boolean
  onPlay: (playing: boolean) => void
  onMove: (steps: number) => void
}

/** To stop comes first: who is disturbed by motion finds it at once. */
export function CarouselButtons({ playing, onPlay, onMove }: CarouselButtonsProps) {
  const { t } = useTranslation()
  const Icon = playing ? IconPlayerPause : IconPlayerPlay
  return (
    <div className={classes.buttons}>
      <button
        type="button"
        aria-label={playing ? t('Pause offers') : t('Play offers')}
        onClick={() => onPlay(!playing)}
      >
        <Icon size={20} aria-hidden />
      </button>
      <button type="button" aria-label={t('Previous offer')} onClick={() => onMove(-1)}>
        <IconChevronLeft size={22} aria-hidden />
      </button>
      <button type="button" aria-label={t('Next offer')} onClick={() => onMove(1)}>
        <IconChevronRight size={22} aria-hidden />
      </button>
    </div>
  )
}
