import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useMatches } from 'react-router'
import { arrived, useSession } from '../accounts/session.ts'
import { PublicFrame } from '../shell/PublicLayout.tsx'
import { AccessDenied } from '../site/notices/AccessDenied.tsx'
import { judge, permissionOf } from './guard.ts'
import { OpeningPage } from './OpeningPage.tsx'
import { routeId, type Screen, screens } from './routes.ts'

const byRoute = new Map<string, Screen>(screens.map((screen) => [routeId(screen), screen]))
const known = new Set(screens.map((screen) => screen.path))

/** Stands before every screen. The server decides again on each call; this only spares people a broken page. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname } = useLocation()
  const screen = byRoute.get(useMatches().at(-1)?.id ?? '')
  const permission = screen ? permissionOf(screen) : 'public'
  const verdict = judge(session, pathname, permission, known)
  const { departure } = session

  useEffect(() => {
    if (departure?.to === pathname) arrived()
  }, [departure, pathname])

  if (verdict === 'open') return children
  if (verdict === 'wait') return <OpeningPage />
  if (verdict !== 'denied') return <Navigate to={verdict.to} state={verdict.state} replace />
  return (
    <PublicFrame>
      <AccessDenied permission={permission} />
    </PublicFrame>
  )
}
