import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { Link } from 'react-router'
import { ForViewers } from '../accounts/ForViewers.tsx'
import { openLogin } from '../accounts/loginPrompt.ts'
import { isStaff, useSession, useViewer } from '../accounts/session.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { Bell } from '../messages/Bell.tsx'
import { HelpPanel } from '../site/contact/HelpPanel.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Logo } from '../ui/Logo.tsx'
import { t } from '../ui/translation.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx'
import classes from './headers.module.css'
import { layoutDialog } from './layoutDialog.ts'
import { MessagesEntry } from './MessagesEntry.tsx'
import menu from './menu.module.css'
import { PlaceLinks } from './PlaceLinks.tsx'
import { siteMenu } from './siteMenu.ts'

const drawer = layoutDialog()

export function SiteHeader() {
  const { user } = useSession()
  const viewer = useViewer()
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Logo />
        <nav className={classes.links} aria-label={t('Main')}>
          <ForViewers
            guest={<SiteLinks viewer="guest" />}
            staff={<SiteLinks viewer="staff" />}
            member={<MemberLinks />}
          />
        </nav>
        <div className={classes.end}>
          <ColorSchemeToggle />
          {user?.profileId !== undefined && <MessagesEntry userName={user.userName} />}
          {user?.profileId !== undefined && (
            <Bell profileId={user.profileId} className={classes.iconButton} />
          )}
          {user ? (
            <div className={isStaff(user) ? undefined : classes.me}>
              <AccountMenu user={user} />
            </div>
          ) : (
            <ForViewers guest={<Login />} member={<Waiting />} />
          )}
          <button
            type="button"
            className={`${classes.iconButton} ${classes.burger}`}
            aria-label={menuTitle(viewer)}
            aria-haspopup="dialog"
            onClick={drawer.open}
          >
            <IconMenu2 size={24} aria-hidden />
          </button>
        </div>
      </div>
      <SiteDrawer viewer={viewer} />
    </header>
  )
}

function SiteLinks({ viewer }: { viewer: Viewer }) {
  return (
    <>
      {siteMenu(viewer).map((entry) => (
        <Link key={entry.route} to={entry.route} state={entry.state} className={classes.link}>
          {t(entry.label)}
        </Link>
      ))}
      <Disclosure label={t('Help')}>
        <HelpPanel />
      </Disclosure>
    </>
  )
}

/** A member's places, and the public pages behind More. */
function MemberLinks() {
  return (
    <>
      <PlaceLinks className={classes.link} />
      <Disclosure label={t('More')}>
        <ul className={`${menu.menu} ${classes.more}`}>
          {siteMenu('member').map((entry) => (
            <li key={entry.route}>
              <Link to={entry.route}>{t(entry.label)}</Link>
            </li>
          ))}
        </ul>
        <HelpPanel />
      </Disclosure>
    </>
  )
}

function Login() {
  return (
    <Button variant="outlined" className={classes.login} onClick={openLogin}>
      {t('Login')}
    </Button>
  )
}

/** Placeholders for a member's bell and account while the session opens, so that nothing moves when they appear. */
function Waiting() {
  return (
    <span className={classes.waiting} aria-hidden="true">
      <span className={classes.messages} />
      <IconBell size={22} />
      <IconUserCircle size={28} />
    </span>
  )
}

/** Members have their places at the bottom, so only the rest is behind the button. */
const menuTitle = (viewer: Viewer | undefined) => (viewer === 'member' ? t('More') : t('Menu'))

/** The public pages on a phone, and help without a second tap. */
function SiteDrawer({ viewer }: { viewer: Viewer | undefined }) {
  const title = menuTitle(viewer)
  return (
    <Dialog open={drawer.useOpen()} onClose={drawer.close} title={title} shape="drawer">
      <nav aria-label={title}>
        <ul className={classes.drawerLinks}>
          {siteMenu(viewer ?? 'guest').map((entry) => (
            <li key={entry.route}>
              <Link to={entry.route} state={entry.state} onClick={drawer.close}>
                {t(entry.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h3 className={classes.drawerTitle}>{t('Help')}</h3>
      <HelpPanel />
    </Dialog>
  )
}
