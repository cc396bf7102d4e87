import { useLocation } from 'react-router'
import { isStaff, useSession } from '../accounts/session.ts'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { hasFooter } from './footerRoutes.ts'
import { MainRegion } from './MainRegion.tsx'
import classes from './MemberLayout.module.css'
import { MemberSidebar } from './MemberSidebar.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SlimFooter } from './SlimFooter.tsx'
import StaffLayout from './StaffLayout.tsx'

/** Profile pages serve members and staff alike; staff keep their own sidebar around them. */
export default function MemberLayout() {
  const { user } = useSession()
  return isStaff(user) ? <StaffLayout /> : <MemberFrame />
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
