import type { ReactNode } from 'react'
import classes from './Skeleton.module.css'
import { useTranslation } from './translation.ts'

export interface SkeletonProps {
  /** Grey shapes of what is on its way, so that nothing jumps when it comes. */
  children?: ReactNode
  /** In place of them: one that is so many pixels high, and as round as a card. */
  height?: number
  card?: boolean
  /** What is there already, to be read out as well. */
  title?: ReactNode
}

export function Skeleton({ children, height, card = false, title }: SkeletonProps) {
  const { t } = useTranslation()
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
