import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { Footer } from './Footer.tsx'
import { hasFooter } from './footerRoutes.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts'

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}

/** The same frame around what is no route of its own, such as the access-denied screen. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useFocusAfterNavigation()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main ref={main} id={mainId} tabIndex={-1}>
        {children}
      </main>
      {hasFooter(pathname) && <Footer />}
      <ScrollToTop />
    </>
  )
}
