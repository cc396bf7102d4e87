import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A new screen is silent for those who do not see it: the focus goes to its title, and a screen reader reads it.
 * Links into the middle of a page (a hash, or the state 'search') look after the focus themselves.
 */
export function useFocusAfterNavigation() {
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
