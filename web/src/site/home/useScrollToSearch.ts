import { useEffect } from 'react'
import { useLocation } from 'react-router'

export const searchBlockId = 'search'

/** Links elsewhere in the application come with the state 'search' and mean the search block of this page. */
export function useScrollToSearch() {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the key a second press of the link scrolls again
  useEffect(() => {
    if (state !== 'search') return
    const block = document.getElementById(searchBlockId)
    block?.scrollIntoView({ block: 'start' })
    block?.focus({ preventScroll: true })
  }, [state, key])
}
