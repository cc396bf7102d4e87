import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { Link, useLocation } from 'react-router'
import { logOut } from '../accounts/logout.ts'
import { useSession } from '../accounts/session.ts'
import { t } from '../ui/translation.ts'
import lines from './menu.module.css'
import classes from './StaffNavigation.module.css'
import { entryOf, staffMenu } from './staffMenu.ts'

const ownAccount = '/ad/account'

/** Groups are always open, because a closed group would cost staff an extra click each time. */
export function StaffNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const menu = staffMenu(user)
  const current = entryOf(pathname, menu)
  return (
    <nav aria-label={t('Back office')} className={`${lines.menu} ${classes.groups}`}>
      {menu.map((group) => (
        <div key={group.label}>
          <p className={classes.group}>{t(group.label)}</p>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.route}>
                <Link
                  to={entry.route}
                  aria-current={entry !== current ? undefined : entry.route === pathname ? 'page' : 'true'}
                  onClick={onNavigate}
                >
                  {t(entry.label)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={classes.foot}>
        {user && <p className={classes.user}>{user.name}</p>}
        <Link
          to={ownAccount}
          aria-current={pathname === ownAccount ? 'page' : undefined}
          onClick={onNavigate}
        >
          {t('My account')}
        </Link>
        <button type="button" onClick={() => void logOut()}>
          <IconLogout size={20} aria-hidden />
          {t('Logout')}
        </button>
      </div>
    </nav>
  )
}
