import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser takes over what the server wrote; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

let isPageAlive = false

/** The whole page has been taken over; what is drawn from now on is the browser's own. */
export function markHydrated(): void {
  isPageAlive = true
}

/** Whether this part came with the page. It never changes, so that nothing is drawn anew for it. */
export function useCameWithPage(): boolean {
  const [came] = useState(() => !isPageAlive)
  return came
}
