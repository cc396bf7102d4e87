import { guestRoles, may, type Permission, type permissions, type Role } from '@bnr/contract/access'
import { missingForFullView } from '@bnr/contract/profiles/fullView'
import type { Gender } from '@bnr/contract/profiles/gender'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { Failure } from '../platform/failure.ts'

type WithRoles = { roles: readonly Role[] }
export type Guest = WithRoles & { kind: 'guest' }
/** Somebody who is filling in the draft profile that they have just registered. */
export type Registrant = WithRoles & { kind: 'registrant'; profileId: number }
export type Member = WithRoles & {
  kind: 'member'
  userId: number
  userName: string
  sessionId: string
  profileId: number
  bnrId: string
  gender: Gender
  status: ProfileStatus
  phoneVerified: boolean
  /** Neither shows when they were active nor sees it of others. */
  hidesActivity?: boolean
  /** The session was not used today before. */
  activityDue?: boolean
  /** What the endpoint wanted to read in the same statement as the session. */
  alongside?: unknown
}
export type Staff = WithRoles & {
  kind: 'staff'
  userId: number
  userName: string
  sessionId: string
  name: string
  /** Whether they confirmed the second factor within the last minutes. */
  factorFresh?: boolean
  /** Must choose their own password before they can do anything else. */
  passwordDue?: boolean
  /** The last time this person used the session is out of date in the database and must be saved again. */
  activityDue?: boolean
}
export type Actor = Guest | Registrant | Member | Staff

type ActorOfRole<R extends Role> = R extends 'guest_user'
  ? Guest
  : R extends 'registrant'
    ? Registrant
    : R extends 'profile_user'
      ? Member
      : Staff

/** The actors that the roles of a permission admit. */
export type ActorOf<P extends Permission> = ActorOfRole<(typeof permissions)[P][number]>

/** The permissions that only logged-in people have. */
export type PersonalPermission = {
  [P in Permission]: ActorOf<P> extends Member | Staff ? P : never
}[Permission]

/** The account of a member or of staff; 0 without one. */
export const accountOf = (actor: Actor): number => ('userId' in actor ? actor.userId : 0)

export const guest: Guest = { kind: 'guest', roles: guestRoles }

/** Refuses guests with 401, and logged-in people without the permission with 403. */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (may(actor.roles, permission)) return
  throw new Failure(actor.kind === 'guest' ? 'not_logged_in' : 'not_allowed')
}

/**
 * Whether the actor may see whole profiles of others. Members who are not ready for the full view see what guests
 * see.
 */
export function hasFullView(actor: Actor): boolean {
  return actor.kind === 'staff' || (actor.kind === 'member' && !missingForFullView(actor))
}

/** Refuses with the first thing that is missing for the full view, in words that say what to do. */
export function requireFullView(actor: Actor): void {
  if (hasFullView(actor)) return
  if (actor.kind === 'guest') throw new Failure('not_logged_in')
  const missing = actor.kind === 'member' ? missingForFullView(actor) : undefined
  throw new Failure(missing ?? 'review_not_asked')
}
