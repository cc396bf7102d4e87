import { Outlet, useLocation } from 'react-router'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { Footer } from './Footer.tsx'
import { hasFooter } from './footerRoutes.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

export default function PublicLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      {hasFooter(pathname) && <Footer />}
      <ScrollToTop />
    </>
  )
}
