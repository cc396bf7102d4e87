import { guestRoles, may, type Permission } from '@bnr/contract/access'
import type { SessionUser } from '@bnr/contract/accounts/schemas'
import { useSyncExternalStore } from 'react'
import { serverDocument } from '../platform/serverDocument.ts'
import { currentPage } from '../platform/visit.ts'
import { showFor, type Viewer } from './viewer.ts'

export type { SessionUser } from '@bnr/contract/accounts/schemas'

/** Where the end of a session leads. */
export interface Departure {
  to: string
  state?: unknown
  /** From any page; otherwise only from pages that need a login. */
  everywhere: boolean
}

export interface Session {
  user: SessionUser | null
  /** A login is remembered and its user not read yet: nobody can tell who is there. */
  opening: boolean
  departure: Departure | null
  /** Somebody of the staff was here until the session ended: their login is another one. */
  wasStaff?: boolean
}

const sessionOf = (user: SessionUser | null | undefined): Session => ({
  user: user ?? null,
  opening: user === undefined,
  departure: null,
})

/** As whom the page was written. Pages built beforehand know nobody, and learn of the user once they are alive. */
const atFirst: Session = sessionOf(import.meta.env.SSR ? undefined : serverDocument()?.user)

let session: Session = atFirst
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Partial<Session>) {
  session = { ...session, ...next }
  if (!session.opening) showFor(viewerOf(session.user))
  for (const listener of listeners) listener()
}

export const currentSession = (): Session => session

function sessionAsWritten(): Session {
  const page = currentPage()
  return page ? sessionOf(page.user) : atFirst
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, sessionAsWritten)
}

export function beginSession(user: SessionUser) {
  change({ user, opening: false, departure: null, wasStaff: false })
}

/** Nobody is logged in (any more). How a person logs out is in logout.ts. */
export function endSession(departure: Departure | null = null) {
  change({ user: null, opening: false, departure, wasStaff: session.wasStaff || isStaff(session.user) })
}

/** The departure was made: the way back is free again. */
export function arrived() {
  change({ departure: null })
}

export const viewerOf = (user: SessionUser | null): Viewer =>
  isStaff(user) ? 'staff' : user ? 'member' : 'guest'

/** Undefined until it is known. */
export function useViewer(): Viewer | undefined {
  const { user, opening } = useSession()
  return opening ? undefined : viewerOf(user)
}

/** Whether this person, or a guest, may do what the permission stands for. */
export function mayDo(user: SessionUser | null, permission: Permission): boolean {
  return may(user?.roles ?? guestRoles, permission)
}

export const isStaff = (user: SessionUser | null) => mayDo(user, 'staff.area')
