import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { NavLink } from 'react-router'
import { logOut } from '../accounts/logout.ts'
import { isStaff, type SessionUser } from '../accounts/session.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { t } from '../ui/translation.ts'
import classes from './AccountMenu.module.css'
import { memberLink, memberMenu } from './memberMenu.ts'
import { memberPlaces } from './memberPlaces.ts'
import menu from './menu.module.css'
import { usePlace } from './PlaceLinks.tsx'

const staffHome = [{ label: 'Dashboard', to: '/ad/dashboard' }]

const linksOf = (user: SessionUser, withActivity: boolean) =>
  isStaff(user)
    ? staffHome
    : [...memberMenu('me'), ...(withActivity ? memberMenu('activity') : [])].map((entry) => ({
        label: entry.label,
        to: memberLink(entry, user),
      }))

/** The menu of the account in the header: the place Me of members, and the name of staff. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const isMe = usePlace() === 'me'
  const isMember = !isStaff(user)
  const label = isMember ? t(memberPlaces.me.label) : user.name.split(' ')[0]
  return (
    <Disclosure
      title={
        isMember
          ? t('Me: account of {name}', { name: user.name })
          : t('Account of {name}', { name: user.name })
      }
      isCurrent={isMember && isMe}
      label={
        <>
          {user.pictureThumbnail ? (
            <img src={user.pictureThumbnail} alt="" className={classes.face} />
          ) : (
            <IconUserCircle size={28} aria-hidden />
          )}
          <span className={classes.name}>{label}</span>
        </>
      }
    >
      <AccountLinks user={user} />
    </Disclosure>
  )
}

interface AccountLinksProps {
  user: SessionUser
  /** Also lists the activity lists, where there is no side menu for them. */
  withActivity?: boolean
  onChosen?: () => void
}

/** Who is logged in, their own pages, and the logout. */
export function AccountLinks({ user, withActivity = false, onChosen }: AccountLinksProps) {
  return (
    <>
      <p className={classes.who}>{user.name}</p>
      {user.bnrId && <p className="note">{t('BNR ID {id}', { id: user.bnrId })}</p>}
      <ul className={`${menu.menu} ${classes.links}`}>
        {linksOf(user, withActivity).map((link) => (
          <li key={link.label}>
            <NavLink to={link.to} onClick={onChosen}>
              {t(link.label)}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logOut()}>
            {t('Logout')}
          </button>
        </li>
      </ul>
    </>
  )
}
