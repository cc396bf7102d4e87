import { useEffect } from 'react'
import { useLocation } from 'react-router'

export const searchBlockId = 'search'

/** Links with the navigation state `search` scroll to the search block of this page. */
export function useScrollToSearch() {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press changes only the key
  useEffect(() => {
    if (state !== 'search') return
    const block = document.getElementById(searchBlockId)
    block?.scrollIntoView({ block: 'start' })
    block?.focus({ preventScroll: true })
  }, [state, key])
}
