import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { openSession } from '../accounts/openSession.ts'
import { currentSession, isStaff, useSession } from '../accounts/session.ts'
import { lazyPart, loadParts } from '../ui/lazyPart.ts'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { hasFooter } from './footerRoutes.ts'
import { MainRegion } from './MainRegion.tsx'
import classes from './MemberLayout.module.css'
import { MemberSidebar } from './MemberSidebar.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SlimFooter } from './SlimFooter.tsx'

/** Loaded by staff alone: members need nothing of it. */
const staffFrame = 'shell/StaffShell.tsx'
const StaffShell = lazyPart(staffFrame, () => import('./StaffShell.tsx'))

/** Without a loader on the server the browser would draw this frame only after its own loader has run. */
export const loader = () => null

/** The page that staff come from stays until their frame is loaded: without it the screen would be blank. */
export async function clientLoader() {
  await openSession()
  if (isStaff(currentSession().user)) await loadParts([staffFrame])
  return null
}

/** Profile pages serve members and staff alike; staff keep their own sidebar around them. */
export default function MemberLayout() {
  const { user } = useSession()
  if (!isStaff(user)) return <MemberShell />
  return (
    <Suspense>
      <StaffShell />
    </Suspense>
  )
}

function MemberShell() {
  const { user } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <div className={classes.page}>
        {user && <MemberSidebar user={user} />}
        <MainRegion className={classes.main} />
      </div>
      {hasFooter(pathname) && <SlimFooter />}
      <ScrollToTop />
    </>
  )
}
