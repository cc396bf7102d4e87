import { type ReactNode, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { mainId } from './SkipLink.tsx'

interface MainRegionProps {
  className?: string | undefined
  children?: ReactNode
}

export function MainRegion({ className, children = <Outlet /> }: MainRegionProps) {
  const main = useFocusAfterNavigation()
  return (
    <main ref={main} id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}

/**
 * Moves the focus to the title of a new screen, so that a screen reader announces it. Links into the middle of a page
 * (a hash, or the state 'search') set the focus themselves.
 */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, state } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash || state === 'search') return
    const title = main.current?.querySelector<HTMLElement>('h1')
    title?.setAttribute('tabindex', '-1')
    const target = title ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, hash, state])

  return main
}
