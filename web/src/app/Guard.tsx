import { type ReactNode, useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { openSessionAgain } from '../accounts/openSession.ts'
import { clearDeparture, useSession } from '../accounts/session.ts'
import { useHydrated } from '../platform/useHydrated.ts'
import { notePageStatus } from '../platform/visit.ts'
import { permissionOf, type Screen } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'
import { PublicShell } from '../shell/PublicLayout.tsx'
import { AccessDenied } from '../site/notices/AccessDenied.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import { Redirect } from '../ui/Redirect.tsx'
import { t } from '../ui/translation.ts'
import classes from './Guard.module.css'
import { checkAccess } from './guard.ts'

const byRoute = new Map<string, Screen>(screens.map((screen) => [screen.path, screen]))
const known = new Set(screens.map((screen) => screen.path))

/** Checks access before each screen. The server checks every call again; this only spares people a broken page. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname } = useLocation()
  const screen = byRoute.get(useMatches().at(-1)?.id ?? '')
  const permission = screen ? permissionOf(screen) : 'public'
  const verdict = checkAccess(session, pathname, permission, known)
  const isReady = useHydrated() || !screen?.ownState
  const { departure } = session

  useEffect(() => {
    if (departure?.to === pathname) clearDeparture()
  }, [departure, pathname])

  if (verdict === 'wait' || (verdict === 'open' && !isReady)) return <WaitingPage />
  if (verdict === 'open') return children
  if (verdict === 'unanswered') return <UnansweredPage />
  if (verdict !== 'denied') return <Redirect to={verdict.to} state={verdict.state} />
  notePageStatus(session.user ? 403 : 401)
  return (
    <PublicShell>
      <AccessDenied permission={permission} />
    </PublicShell>
  )
}

/** Shown until the browser knows who is logged in and what the screen contains. */
function WaitingPage() {
  return (
    <main className={classes.page} aria-busy="true">
      <LogoMark className={classes.mark} />
      <p role="status">{t('One moment, please…')}</p>
    </main>
  )
}

/** Shown instead of the login, because the person is still logged in. */
function UnansweredPage() {
  return (
    <main className={classes.page}>
      <ErrorState isPage onRetry={openSessionAgain} />
    </main>
  )
}
