import { useSyncExternalStore } from 'react'

/** What the login dialog opens with. */
export interface LoginRequest {
  tab?: 'code' | 'bnrId'
  /** Filled in, for somebody who has just learned their BNR ID. */
  bnrId?: string
  /** A number to which a code goes out at once: the member proves that it is theirs. */
  verify?: { countryCode: string; number: string }
  /** Where to go after the login, when not to the page one is on. */
  wanted?: string
}

/** What the login dialog is asked for, if it is. Any screen may ask; the dialog itself listens. */
let asked: LoginRequest | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: LoginRequest | null) {
  asked = next
  for (const listener of listeners) listener()
}

/** Takes no arguments, so that it can stand as a click handler. */
export const openLogin = () => change({})

export const openLoginFor = (request: LoginRequest) => change(request)

export const closeLogin = () => change(null)

export function useLoginPrompt(): LoginRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
}
