import { useId } from 'react'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './QuotaCard.module.css'

export interface QuotaCardProps {
  title: string
  /** What is counted, as the member thinks of it. */
  what: string
  given: number
  used: number
}

/** How much of a quota is used, in words and as a bar. */
export function QuotaCard({ title, what, given, used }: QuotaCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const usedText = t('{used} of {given} used', { used, given })
  return (
    <Surface as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      <p className={classes.what}>{what}</p>
      {given > 0 ? (
        <>
          <p className={classes.left}>
            <span className={classes.number}>{given - used}</span> {t('left')}
          </p>
          <meter aria-labelledby={titleId} min={0} max={given} value={used} className={classes.bar}>
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
