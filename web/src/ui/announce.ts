import { useSyncExternalStore } from 'react'

type Kind = 'success' | 'info' | 'error'

let announced = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A toast from code that public pages share: what draws it is loaded when there is one. */
export async function announce(kind: Kind, message: string): Promise<void> {
  const { toastError, toastInfo, toastSuccess } = await import('./toasts.ts')
  announced = true
  for (const listener of listeners) listener()
  const show = { success: toastSuccess, info: toastInfo, error: toastError }[kind]
  show(message)
}

/** Whether a public page has to make room for toasts. */
export function useAnnounced(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => announced,
    () => false,
  )
}
