import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import classes from './CarouselButtons.module.css'

export interface CarouselButtonsProps {
  /** Labels of the two buttons, for screen readers. */
  previous: string
  next: string
  atStart?: boolean
  atEnd?: boolean
  onMove: (steps: -1 | 1) => void
  /** Places the buttons on the picture itself and hides a button that leads nowhere. */
  floating?: boolean
  /** A button placed first, such as the one that pauses the motion. */
  children?: ReactNode
}

export function CarouselButtons({ previous, next, floating = false, ...props }: CarouselButtonsProps) {
  const { atStart, atEnd, onMove, children } = props
  const size = floating ? 24 : 22
  return (
    <div className={floating ? classes.floating : classes.inline}>
      {children}
      <button
        type="button"
        aria-label={previous}
        aria-disabled={atStart || undefined}
        onClick={() => onMove(-1)}
      >
        <IconChevronLeft size={size} aria-hidden />
      </button>
      <button type="button" aria-label={next} aria-disabled={atEnd || undefined} onClick={() => onMove(1)}>
        <IconChevronRight size={size} aria-hidden />
      </button>
    </div>
  )
}
