import { useEffect } from 'react'
import { useLocation } from 'react-router'

type State = { newuser?: boolean; album?: boolean } | null

/** Where a link into the page leads: `#album` and other sections; `newuser` greets somebody who has just registered. */
export function useArrival(): { isNew: boolean } {
  const { hash, state, key } = useLocation()
  const { newuser, album } = (state as State) ?? {}
  const target = hash.slice(1) || (album ? 'album' : '')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const section = target ? document.getElementById(target) : null
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }, [target, key])

  return { isNew: newuser === true }
}
