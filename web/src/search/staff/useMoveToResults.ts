import { useEffect, useRef } from 'react'

/** The form fills the screen: what was found is brought into view, and its count is what is read first. */
export function useMoveToResults(search: string, isThere: boolean) {
  const section = useRef<HTMLElement>(null)
  const movedFor = useRef<string>(undefined)

  useEffect(() => {
    const results = section.current
    if (!isThere || !results || movedFor.current === search) return
    movedFor.current = search
    const target = results.querySelector<HTMLElement>('[role="status"]') ?? results
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
    results.scrollIntoView({ block: 'start' })
  }, [search, isThere])

  return section
}
