import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { Link } from 'react-router'
import classes from './ProfileLinks.module.css'
import { t } from './translation.ts'

/** Links to the profile and its edit page in new tabs, so that the queue stays open. */
export function ProfileLinks({ bnrId }: { bnrId: string }) {
  const link = (to: string, label: string) => (
    <Link to={to} target="_blank" rel="noopener">
      {label}
      <IconExternalLink size={16} aria-hidden />
      <span className="visually-hidden">{t('opens in a new tab')}</span>
    </Link>
  )
  return (
    <p className={classes.links}>
      {link(`/profile/${bnrId}`, t('View'))}
      {link(`/profile/update/${bnrId}`, t('Edit'))}
    </p>
  )
}
