import type { ReactNode } from 'react'
import classes from './Skeleton.module.css'
import { t } from './translation.ts'

export interface SkeletonProps {
  /** Grey shapes of the content, so that nothing jumps when it arrives. */
  children?: ReactNode
  /** In place of `children`: the height of a single shape in pixels. */
  height?: number
  card?: boolean
  /** A title that is known already; screen readers announce it too. */
  title?: ReactNode
}

export function Skeleton({ children, height, card = false, title }: SkeletonProps) {
  return (
    <div role="status">
      {title}
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.breathing} aria-hidden="true">
        {children ?? <div className={card ? classes.card : undefined} style={{ height }} />}
      </div>
    </div>
  )
}
