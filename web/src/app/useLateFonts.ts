import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { fetchFonts } from './fonts.ts'

/** Uses fonts that came too late for the first document on the next page, so that no text moves (tokens.css). */
export function useLateFonts(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const haveArrived = useRef(false)
  // In a layout effect, before the new page is first painted.
  useLayoutEffect(() => {
    if (pathname !== first.current && haveArrived.current)
      document.documentElement.setAttribute('data-moved', '')
  }, [pathname])
  useEffect(() => {
    const fetchThem = async () => {
      haveArrived.current = await fetchFonts().catch(() => false)
    }
    if (document.readyState === 'complete') return void fetchThem()
    addEventListener('load', fetchThem)
    return () => removeEventListener('load', fetchThem)
  }, [])
}
