import { useEffect, useSyncExternalStore } from 'react'
import type { Phone } from '../ui/fields/PhoneField.tsx'

/** What the login dialog opens with. */
export interface LoginRequest {
  tab?: 'code' | 'bnrId'
  /** Filled in, for somebody who has just learned their BNR ID. */
  bnrId?: string
  /** A number to which a code goes out at once: the member proves that it is theirs. */
  verify?: Phone
  /** Of the draft that was just filled in: what this browser set with it stays. */
  draftToken?: string
  /** Where to go after the login, when not to one's own first page, and with which state. */
  wanted?: string
  state?: unknown
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
export const openLogin = () => openLoginFor({})

export const openLoginFor = (request: LoginRequest) => change({ ...placed(), ...request })

/** Where the screen that is shown would have its readers after a login, whichever button they press for it. */
let placeShown: string | undefined
const placed = (): LoginRequest => (placeShown === undefined ? {} : { wanted: placeShown })

/** For screens that only a login opens, or shows better: it leads to this address, and not away from it. */
export function useLoginLeadsTo(address: string | undefined): void {
  useEffect(() => {
    placeShown = address
    return () => {
      placeShown = undefined
    }
  }, [address])
}

/** The address one is at, as a place to come back to. */
export const hereOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash

export const closeLogin = () => change(null)

export function useLoginPrompt(): LoginRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
}
