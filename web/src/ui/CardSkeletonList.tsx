import classes from './CardSkeletonList.module.css'
import { useTranslation } from './translation.ts'

export interface CardSkeletonListProps {
  count?: number
}

const rows = (count: number) => Array.from({ length: count }, (_, row) => row)

/** The shape of profile cards that are on their way, so that nothing jumps when they come. */
export function CardSkeletonList({ count = 4 }: CardSkeletonListProps) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.list} aria-hidden="true">
        {rows(count).map((row) => (
          <div key={row} className={classes.card}>
            <div className={classes.photo} />
            <div className={classes.lines}>
              <div className={classes.name} />
              <div className={classes.line} />
              <div className={classes.line} />
              <div className={classes.short} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
