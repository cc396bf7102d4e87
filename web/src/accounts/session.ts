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
  /** True to leave any page, false to leave only pages that need a login. */
  everywhere: boolean
}

export interface Session {
  user: SessionUser | null
  /** True while the browser remembers a login whose user has not been read yet. */
  opening: boolean
  /** True if the service did not answer who the remembered login belongs to. Public pages continue as a guest's. */
  unanswered?: boolean
  departure: Departure | null
  /** True if staff were logged in until the session ended; they log in on another page. */
  wasStaff?: boolean
}

const sessionOf = (user: SessionUser | null | undefined): Session => ({
  user: user ?? null,
  opening: user === undefined,
  departure: null,
})

/** The user for whom the page was written. Prerendered pages know no user until hydration. */
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
  change({ user, opening: false, unanswered: false, departure: null, wasStaff: false })
}

/** Changes what is known of a person, unless that person has logged out since. */
export function updateUser(userName: string, part: Partial<SessionUser>) {
  const { user } = session
  if (user?.userName === userName) beginSession({ ...user, ...part })
}

/** Continues without a user while the browser still remembers a login. */
export function leaveUnanswered() {
  change({ user: null, opening: false, unanswered: true })
}

/** Marks that the remembered login is being read once more. */
export function reopenSession() {
  change({ opening: true, unanswered: false })
}

/** Marks that nobody is logged in. See logout.ts for how a person logs out. */
export function endSession(departure: Departure | null = null) {
  const wasStaff = session.wasStaff || isStaff(session.user)
  change({ user: null, opening: false, unanswered: false, departure, wasStaff })
}

/** Clears the departure once its page is reached, so that people can leave that page again. */
export function clearDeparture() {
  change({ departure: null })
}

export const viewerOf = (user: SessionUser | null): Viewer =>
  isStaff(user) ? 'staff' : user ? 'member' : 'guest'

/** Undefined until it is known. */
export function useViewer(): Viewer | undefined {
  const { user, opening } = useSession()
  return opening ? undefined : viewerOf(user)
}

/** Whether this person, or a guest, has the permission. */
export function mayDo(user: SessionUser | null, permission: Permission): boolean {
  return may(user?.roles ?? guestRoles, permission)
}

export const isStaff = (user: SessionUser | null) => mayDo(user, 'staff.area')
