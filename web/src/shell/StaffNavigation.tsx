import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { NavLink } from 'react-router'
import { logOut } from '../accounts/logout.ts'
import { useSession } from '../accounts/session.ts'
import { useTranslation } from '../ui/translation.ts'
import classes from './StaffNavigation.module.css'
import { staffMenu } from './staffMenu.ts'

/** Groups are always open: staff go back and forth all day, and a closed group is one more click each time. */
export function StaffNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <nav aria-label={t('Back office')} className={classes.menu}>
      {staffMenu(user).map((group) => (
        <div key={group.label}>
          <p className={classes.group}>{t(group.label)}</p>
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.route}>
                <NavLink to={entry.route} end onClick={onNavigate}>
                  {t(entry.label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={classes.foot}>
        {user && <p className={classes.user}>{user.name}</p>}
        <button type="button" onClick={() => void logOut()}>
          <IconLogout size={20} aria-hidden />
          {t('Logout')}
        </button>
      </div>
    </nav>
  )
}
