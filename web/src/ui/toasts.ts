import { followed } from '../platform/followed.ts'

export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  message: string
}

/** As many as a phone has room for: the oldest gives way. */
const mostAtOnce = 4

const toasts = followed<readonly Toast[]>([])
let lastId = 0

function show(kind: ToastKind, message: string) {
  lastId += 1
  toasts.set([...toasts.get(), { id: lastId, kind, message }].slice(-mostAtOnce))
}

export const toastSuccess = (message: string) => show('success', message)
export const toastInfo = (message: string) => show('info', message)
export const toastError = (message: string) => show('error', message)

export const dismissToast = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id))

export const useToasts = toasts.useValue
