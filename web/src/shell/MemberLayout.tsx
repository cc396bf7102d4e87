import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { isStaff, useSession } from '../accounts/session.ts'
import { lazyPart } from '../ui/lazyPart.ts'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { hasFooter } from './footerRoutes.ts'
import { MainRegion } from './MainRegion.tsx'
import classes from './MemberLayout.module.css'
import { MemberSidebar } from './MemberSidebar.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SlimFooter } from './SlimFooter.tsx'

/** Loaded by staff alone: members need nothing of it. */
const StaffFrame = lazyPart('shell/StaffFrame.tsx', () => import('./StaffFrame.tsx'))

/** Profile pages serve members and staff alike; staff keep their own sidebar around them. */
export default function MemberLayout() {
  const { user } = useSession()
  if (!isStaff(user)) return <MemberFrame />
  return (
    <Suspense>
      <StaffFrame />
    </Suspense>
  )
}

function MemberFrame() {
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
