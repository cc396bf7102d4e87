import { useSyncExternalStore } from 'react'

/** Whether the login dialog is asked for. Any screen may ask; the dialog itself listens. */
let asked = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: boolean) {
  asked = next
  for (const listener of listeners) listener()
}

export const openLogin = () => change(true)

export const closeLogin = () => change(false)

export function useLoginPrompt(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => false,
  )
}
