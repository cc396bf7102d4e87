import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { Link, useLocation } from 'react-router'
import { logOut } from '../accounts/logout.ts'
import { useSession } from '../accounts/session.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { t } from '../ui/translation.ts'
import lines from './menu.module.css'
import classes from './StaffAccount.module.css'

const ownAccount = '/ad/account'

/** The account in the top bar. On a phone its links are at the end of the menu. */
export function StaffAccount() {
  const { user } = useSession()
  const { pathname } = useLocation()
  if (!user) return null
  return (
    <Disclosure
      title={t('Account of {name}', { name: user.name })}
      isCurrent={pathname === ownAccount}
      label={
        <>
          <IconUserCircle size={20} aria-hidden />
          <span className={classes.first}>{user.name.split(' ')[0]}</span>
        </>
      }
    >
      <div className={`${lines.menu} ${classes.panel}`}>
        <StaffAccountLinks />
      </div>
    </Disclosure>
  )
}

/** Who is logged in, their own page, and the logout. */
export function StaffAccountLinks({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { user } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      {user && <p className={classes.user}>{user.name}</p>}
      <Link to={ownAccount} aria-current={pathname === ownAccount ? 'page' : undefined} onClick={onNavigate}>
        {t('My account')}
      </Link>
      <button type="button" onClick={() => void logOut()}>
        <IconLogout size={20} aria-hidden />
        {t('Logout')}
      </button>
    </>
  )
}
