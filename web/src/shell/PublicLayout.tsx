import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { Footer } from './Footer.tsx'
import { hasFooter } from './footerRoutes.ts'
import { MainRegion } from './MainRegion.tsx'
import { MemberBar } from './MemberBar.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

export default function PublicLayout() {
  return <PublicShell />
}

/** The same shell for content without a route, such as the access-denied screen. */
export function PublicShell({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <MainRegion>{children}</MainRegion>
      {hasFooter(pathname) && <Footer />}
      <ScrollToTop />
      <MemberBar />
    </>
  )
}
