import { useTranslation } from '../../ui/translation.ts'
import classes from './ProfileSkeleton.module.css'

const lines = ['a', 'b', 'c', 'd', 'e', 'f']

/** The shape of a profile that is on its way. */
export function ProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('Loading…')}</span>
      <div className={classes.skeleton} aria-hidden="true">
        <div className={classes.photo} />
        <div className={classes.lines}>
          <div className={classes.name} />
          {lines.map((line) => (
            <div key={line} className={classes.line} />
          ))}
        </div>
      </div>
    </div>
  )
}
