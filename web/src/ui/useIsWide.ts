import { useCallback, useSyncExternalStore } from 'react'
import { widths } from './widths.ts'

/** Whether the screen is at least this wide; false on the server and during hydration. */
export function useIsWide(width: keyof typeof widths): boolean {
  const query = `(width >= ${widths[width]})`
  const follow = useCallback(
    (changed: () => void) => {
      const screen = matchMedia(query)
      screen.addEventListener('change', changed)
      return () => screen.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  )
}
