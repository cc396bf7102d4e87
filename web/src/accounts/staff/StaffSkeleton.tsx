import { useTranslation } from '../../ui/translation.ts'
import classes from './StaffSkeleton.module.css'

const rows = [0, 1, 2, 3, 4, 5]

/** The shape of the list that is on its way. */
export function StaffSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.rows} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={classes.row} />
        ))}
      </div>
    </div>
  )
}
