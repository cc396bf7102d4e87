import { followed } from '../platform/followed.ts'

export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  message: string
  link?: ToastLink
}

/** Opens in another tab, so that nothing typed on this page is lost. */
export interface ToastLink {
  label: string
  to: string
}

/** As many as fit on a phone; the oldest disappears. */
const maxAtOnce = 4

const toasts = followed<readonly Toast[]>([])
let lastId = 0

function show(kind: ToastKind, message: string, link?: ToastLink) {
  lastId += 1
  // Shows a repeated message once.
  const others = toasts.get().filter((toast) => toast.kind !== kind || toast.message !== message)
  toasts.set([...others, { id: lastId, kind, message, ...(link && { link }) }].slice(-maxAtOnce))
}

export const toastSuccess = (message: string) => show('success', message)
export const toastInfo = (message: string) => show('info', message)
export const toastError = (message: string, link?: ToastLink) => show('error', message, link)

export const dismissToast = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id))

export const useToasts = toasts.useValue
