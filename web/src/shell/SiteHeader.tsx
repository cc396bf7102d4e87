import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import { ForViewers } from '../accounts/ForViewers.tsx'
import { openLogin } from '../accounts/loginPrompt.ts'
import { useSession, useViewer } from '../accounts/session.ts'
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
import { siteMenu } from './siteMenu.ts'

export function SiteHeader() {
  const { user } = useSession()
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Logo />
        <nav className={classes.links} aria-label={t('Main')}>
          {siteMenu(useViewer()).map((entry) => (
            <Link
              key={entry.route}
              to={entry.route}
              state={entry.state}
              className={classes.link}
              data-for={entry.viewer}
            >
              {t(entry.label)}
            </Link>
          ))}
          <Disclosure label={t('Help')}>
            <HelpPanel />
          </Disclosure>
        </nav>
        <div className={classes.end}>
          <ColorSchemeToggle />
          {user?.profileId !== undefined && (
            <Bell profileId={user.profileId} className={classes.iconButton} />
          )}
          {user ? <AccountMenu user={user} /> : <ForViewers guest={<Login />} member={<Waiting />} />}
          <button
            type="button"
            className={`${classes.iconButton} ${classes.burger}`}
            aria-label={t('Menu')}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          >
            <IconMenu2 size={24} aria-hidden />
          </button>
        </div>
      </div>
      <SiteDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
    </header>
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
      <IconBell size={22} />
      <IconUserCircle size={28} />
    </span>
  )
}

/** The header's links on a phone, and help without a second tap. */
function SiteDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Menu')} shape="drawer">
      <nav aria-label={t('Main')}>
        <ul className={classes.drawerLinks}>
          {siteMenu(useViewer()).map((entry) => (
            <li key={entry.route} data-for={entry.viewer}>
              <Link to={entry.route} state={entry.state} onClick={onClose}>
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
