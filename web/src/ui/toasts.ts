import { useSyncExternalStore } from 'react'

export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  message: string
}

/** As many as a phone has room for: the oldest gives way. */
const mostAtOnce = 4

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(kind: ToastKind, message: string) {
  lastId += 1
  change([...toasts, { id: lastId, kind, message }].slice(-mostAtOnce))
}

export const toastSuccess = (message: string) => show('success', message)
export const toastInfo = (message: string) => show('info', message)
export const toastError = (message: string) => show('error', message)

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id))

const none: readonly Toast[] = []

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
