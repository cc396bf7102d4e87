import type { ReactNode } from 'react'
import classes from './ArchedFrame.module.css'

/** The outline in fractions of its box, so that one shape fits every frame. The document contains it once. */
export function ArchShape() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <clipPath id="arched-window" clipPathUnits="objectBoundingBox">
        <path d="M0 1V.42C0 .23 .2 .1 .5 0 .8 .1 1 .23 1 .42V1z" />
      </clipPath>
    </svg>
  )
}

export interface ArchedFrameProps {
  children: ReactNode
  /** Width to height, e.g. `3 / 4`. */
  ratio?: string
  /** Draws a thin gold line around the window, for the most important picture of a page. */
  gilded?: boolean
  /** Draws the gold frame that some memberships put around a profile's photo. */
  gold?: boolean | undefined
  className?: string | undefined
}

/** An arched church window around profile photos and the picture of the home page. */
export function ArchedFrame({ children, ratio = '3 / 4', gilded, gold, className }: ArchedFrameProps) {
  const line = gold ? classes.gold : gilded && classes.gilded
  const frame = [classes.frame, line, className].filter(Boolean).join(' ')
  return (
    <div className={frame} style={{ aspectRatio: ratio }}>
      <div className={classes.window}>{children}</div>
    </div>
  )
}
