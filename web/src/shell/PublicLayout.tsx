import { useLocation } from 'react-router'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { Footer } from './Footer.tsx'
import { hasFooter } from './footerRoutes.ts'
import { MainRegion } from './MainRegion.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

export default function PublicLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <MainRegion />
      {hasFooter(pathname) && <Footer />}
      <ScrollToTop />
    </>
  )
}
