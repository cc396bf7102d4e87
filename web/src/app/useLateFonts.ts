import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { fetchFonts } from './fonts.ts'

/** Letters that were late for the first page stand on the first of the next ones that finds them here: nothing moves (tokens.css). */
export function useLateFonts(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const areHere = useRef(false)
  // Before the page is painted for the first time.
  useLayoutEffect(() => {
    if (pathname !== first.current && areHere.current) document.documentElement.setAttribute('data-moved', '')
  }, [pathname])
  useEffect(() => {
    const fetchThem = async () => {
      areHere.current = await fetchFonts().catch(() => false)
    }
    if (document.readyState === 'complete') return void fetchThem()
    addEventListener('load', fetchThem)
    return () => removeEventListener('load', fetchThem)
  }, [])
}
