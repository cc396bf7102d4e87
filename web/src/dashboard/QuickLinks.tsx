import { generatePath, Link } from 'react-router'
import { firstKnown } from '../platform/knownPaths.ts'
import { t } from '../ui/translation.ts'
import classes from './QuickLinks.module.css'

const links = [
  { label: 'Search Profiles', path: '/profile/search' },
  { label: 'Matches', path: '/matches' },
  { label: 'Update Profile', path: '/profile/update/:id' },
  { label: 'Your profile', path: '/profile/:id' },
  { label: 'My Account', path: '/profile/myaccount' },
  { label: 'Membership plans', path: '/packages' },
  { label: 'Who shortlisted you', path: '/activity/:active' },
  { label: 'Settings', path: '/profile/settings', suffix: '?active=tab1' },
]

/** The links that members use most. Leaves out paths that no route has. */
export function QuickLinks({ bnrId }: { bnrId: string }) {
  const params = { id: bnrId, active: 'shortlisted-you' }
  return (
    <nav aria-label={t('Quick links')}>
      <ul className={classes.links}>
        {links
          .filter(({ path }) => firstKnown(path))
          .map(({ label, path, suffix = '' }) => (
            <li key={label}>
              <Link to={generatePath(path, params) + suffix}>{t(label)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
