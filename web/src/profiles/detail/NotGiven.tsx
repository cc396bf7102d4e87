import { Link } from 'react-router'
import { t } from '../../ui/translation.ts'
import classes from './ProfileSections.module.css'

export interface NotGivenProps {
  /** Names what is missing, for screen readers that list the links of a page. */
  label: string
  to?: string | undefined
}

export function NotGiven({ label, to }: NotGivenProps) {
  if (!to) return <span className={classes.notGiven}>{t('Not given')}</span>
  return (
    <Link to={to} className={classes.notGiven}>
      {t('Not given')}
      <span className="visually-hidden">, {t('add {label}', { label })}</span>
    </Link>
  )
}
