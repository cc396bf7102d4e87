import { useTranslation } from '../ui/translation.ts'
import classes from './PanelSkeleton.module.css'

/** The shape of a short form that is on its way. */
export function PanelSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.lines} aria-hidden="true">
        <div className={classes.label} />
        <div className={classes.field} />
        <div className={classes.button} />
      </div>
    </div>
  )
}
