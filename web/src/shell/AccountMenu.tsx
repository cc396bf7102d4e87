import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { NavLink } from 'react-router'
import { logOut } from '../accounts/logout.ts'
import { isStaff, type SessionUser } from '../accounts/session.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { t } from '../ui/translation.ts'
import classes from './AccountMenu.module.css'
import { withScreen } from './existingRoutes.ts'
import { memberLink, memberMenu } from './memberMenu.ts'
import menu from './menu.module.css'

const staffHome = [{ label: 'Dashboard', route: '/ad/dashboard' }]

function linksOf(user: SessionUser) {
  if (isStaff(user)) return withScreen(staffHome).map((entry) => ({ label: entry.label, to: entry.route }))
  const entries = [...memberMenu('account'), ...memberMenu('profile')]
  return entries.map((entry) => ({ label: entry.label, to: memberLink(entry, user) }))
}

export function AccountMenu({ user }: { user: SessionUser }) {
  return (
    <Disclosure
      title={t('Account of {name}', { name: user.name })}
      label={
        <>
          {user.pictureThumbnail ? (
            <img src={user.pictureThumbnail} alt="" className={classes.face} />
          ) : (
            <IconUserCircle size={28} aria-hidden />
          )}
          <span className={classes.name}>{user.name.split(' ')[0]}</span>
        </>
      }
    >
      <p className={classes.who}>{user.name}</p>
      {user.bnrId && <p className="note">{t('BNR ID {id}', { id: user.bnrId })}</p>}
      <ul className={`${menu.menu} ${classes.links}`}>
        {linksOf(user).map((link) => (
          <li key={link.label}>
            <NavLink to={link.to}>{t(link.label)}</NavLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logOut()}>
            {t('Logout')}
          </button>
        </li>
      </ul>
    </Disclosure>
  )
}
