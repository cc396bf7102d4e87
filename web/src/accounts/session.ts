import type { Role } from '@bnr/contract/access'
import { useSyncExternalStore } from 'react'

export interface SessionUser {
  userId: string
  /** The public BNR ID; staff have none. */
  bnrId: string | null
  profileId: string | null
  name: string
  username: string
  roles: readonly Role[]
  mobile: string | null
  gender: 'm' | 'f' | null
  elite: boolean
  thumbnailUrl: string | null
}

export interface Session {
  user: SessionUser | null
}

const guest: Session = { user: null }

let session: Session = guest
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

/** Public pages are built for guests, so hydration starts as one and learns of the user right after. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => guest,
  )
}

export function beginSession(user: SessionUser) {
  change({ user })
}

export function endSession() {
  change(guest)
}

export function hasAnyRole(user: SessionUser | null, roles: readonly Role[]): boolean {
  return user?.roles.some((role) => roles.includes(role)) ?? false
}

export const isStaff = (user: SessionUser | null) => hasAnyRole(user, ['staff_user'])
