import { useEffect, useSyncExternalStore } from 'react'
import type { Phone } from '../ui/fields/PhoneField.tsx'

export interface LoginRequest {
  tab?: 'code' | 'bnrId'
  /** Fills in the BNR ID for somebody who has just received it. */
  bnrId?: string
  /** A new member's number; a code is sent to it at once to verify it. */
  verify?: Phone
  /** Token of the draft just filled in; the login sends it, so that what this browser set with it remains. */
  draftToken?: string
  /** Where to go after the login if not to the member's own first page, and with which state. */
  wanted?: string
  state?: unknown
}

/** The open login request, if any. Any screen can set it; LoginHost subscribes to it. */
let current: LoginRequest | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: LoginRequest | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Takes no arguments, so that it can be used as a click handler. */
export const openLogin = () => openLoginFor({})

export const openLoginFor = (request: LoginRequest) => change({ ...placed(), ...request })

/** Where the current screen wants people to go after a login, whichever button they press. */
let placeShown: string | undefined
const placed = (): LoginRequest => (placeShown === undefined ? {} : { wanted: placeShown })

/** For screens that need a login or show more with one: a login leads to this address. */
export function useLoginLeadsTo(address: string | undefined): void {
  useEffect(() => {
    placeShown = address
    return () => {
      placeShown = undefined
    }
  }, [address])
}

/** Returns the current address as a path to return to. */
export const hereOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash

export const closeLogin = () => change(null)

export function useLoginPrompt(): LoginRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}
