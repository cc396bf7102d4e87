import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

let isPageHydrated = false

/** Marks the whole page as hydrated; the browser alone renders from now on. */
export function markHydrated(): void {
  isPageHydrated = true
}

/** Whether this component came with the server's page. It never changes, so it causes no new render. */
export function useCameWithPage(): boolean {
  const [came] = useState(() => !isPageHydrated)
  return came
}
