import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { openSession } from '../accounts/openSession.ts'
import { currentSession, isStaff, useSession } from '../accounts/session.ts'
import { contactDetails } from '../site/contactDetails.ts'
import { lazyPart, loadParts } from '../ui/lazyPart.ts'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { t } from '../ui/translation.ts'
import { slimFooterMenu } from './footerMenu.ts'
import { hasFooter } from './footerRoutes.ts'
import { MainRegion } from './MainRegion.tsx'
import { MemberBar } from './MemberBar.tsx'
import classes from './MemberLayout.module.css'
import { MemberSidebar } from './MemberSidebar.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { hasSidebar } from './sidebarRoutes.ts'

/** Only staff load it. */
const staffShellFile = 'shell/StaffShell.tsx'
const StaffShell = lazyPart(staffShellFile, () => import('./StaffShell.tsx'))

/** Without a server loader, the browser would render this shell only after its own loader has run. */
export const loader = () => null

/** Keeps the previous page on screen until the staff shell has loaded; otherwise the screen would be blank. */
export async function clientLoader() {
  await openSession()
  if (isStaff(currentSession().user)) await loadParts([staffShellFile])
  return null
}

/** Profile pages serve members and staff; staff see them within their own shell. */
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
  const location = useLocation()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <div className={classes.page}>
        {user && hasSidebar(location) && <MemberSidebar user={user} />}
        <MainRegion className={classes.main} />
      </div>
      {hasFooter(location.pathname) && <SlimFooter />}
      <ScrollToTop />
      <MemberBar />
    </>
  )
}

/** The short footer of members' own pages: support numbers and terms. Public pages show the full footer. */
function SlimFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <a href={contactDetails.phone.link}>{t('Help: {phone}', { phone: contactDetails.phone.shown })}</a>
        <nav aria-label={t('Footer')} className={classes.links}>
          {slimFooterMenu.map((entry) => (
            <Link key={entry.route} to={entry.route}>
              {t(entry.label)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
