import { useLocation } from 'react-router'
import { isStaff, useSession } from '../accounts/session.ts'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { useWholePage } from '../ui/useWholePage.ts'
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

/** On a phone the sidebar's links stand in the account menu and on the dashboard. */
const wide = '(width >= 62em)'

function MemberFrame() {
  const { user } = useSession()
  const { pathname } = useLocation()
  const hasSidebar = useMediaQuery(wide)
  const isWhole = useWholePage()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <div className={classes.page}>
        {user && hasSidebar && <MemberSidebar user={user} />}
        <MainRegion className={classes.main} />
      </div>
      {isWhole && hasFooter(pathname) && <SlimFooter />}
      <ScrollToTop />
    </>
  )
}
