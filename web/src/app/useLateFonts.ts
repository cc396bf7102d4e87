import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** From the second page of a visit on nothing that is being read can move, so that late letters are welcome (tokens.css). */
export function useLateFonts(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname !== first.current) document.documentElement.setAttribute('data-moved', '')
  }, [pathname])
}
