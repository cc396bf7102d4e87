import { useId } from 'react'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './QuotaCard.module.css'

export interface QuotaCardProps {
  title: string
  /** What the quota counts, in the member's words. */
  what: string
  total: number
  used: number
}

export function QuotaCard({ title, what, total, used }: QuotaCardProps) {
  const titleId = useId()
  const usedText = t('{used} of {total} used', { used, total })
  return (
    <Surface as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <p className={classes.what}>{what}</p>
      {total > 0 ? (
        <>
          <p className={classes.left}>
            <span className={classes.number}>{total - used}</span> {t('left')}
          </p>
          <meter aria-labelledby={titleId} min={0} max={total} value={used} className={classes.bar}>
            {usedText}
          </meter>
          <p className={classes.used}>{usedText}</p>
        </>
      ) : (
        <p className={classes.left}>{t('Not included')}</p>
      )}
    </Surface>
  )
}
