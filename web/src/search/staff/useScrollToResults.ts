import { useEffect, useRef } from 'react'

/** The form fills the screen: what was found is brought into view, and its count is what is read first. */
export function useScrollToResults(search: string, isThere: boolean) {
  const section = useRef<HTMLElement>(null)
  const shownFor = useRef<string>(undefined)

  useEffect(() => {
    const results = section.current
    if (!isThere || !results || shownFor.current === search) return
    shownFor.current = search
    const target = results.querySelector<HTMLElement>('[role="status"]') ?? results
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
    results.scrollIntoView({ block: 'start' })
  }, [search, isThere])

  return section
}
