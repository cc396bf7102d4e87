import type { ReactNode } from 'react'
import classes from './Skeleton.module.css'
import { useTranslation } from './translation.ts'

export interface SkeletonProps {
  /** Grey shapes of what is on its way, so that nothing jumps when it comes. */
  children: ReactNode
  /** What is there already, to be read out as well. */
  title?: ReactNode
}

export function Skeleton({ children, title }: SkeletonProps) {
  const { t } = useTranslation()
  return (
    <div role="status">
      {title}
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.breathing} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
