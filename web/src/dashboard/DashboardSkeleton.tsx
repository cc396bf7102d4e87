import { dashboardRow } from '@bnr/contract/dashboard/endpoints'
import { useTranslation } from '../ui/translation.ts'
import classes from './DashboardSkeleton.module.css'

const tiles = Array.from({ length: dashboardRow }, (_, tile) => tile)

/** The shape of what is on its way. */
export function DashboardSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.shape} aria-hidden="true">
        <div className={classes.card} />
        <div className={classes.tiles}>
          {tiles.map((tile) => (
            <div key={tile} className={classes.photo} />
          ))}
        </div>
      </div>
    </div>
  )
}
