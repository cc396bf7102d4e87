import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Actor } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { ProfileRow } from './sections.ts'

/** How near a viewer stands to a profile: what each may see is in present.ts. */
export type Viewer = 'guest' | 'member' | 'contact' | 'owner' | 'staff'

export function isOwner(actor: Actor, profileId: number): boolean {
  return (actor.kind === 'member' || actor.kind === 'registrant') && actor.profileId === profileId
}

/** Throws unless the actor may change this profile; to an outsider it does not exist. */
export function requireEditor(actor: Actor, row: ProfileRow): void {
  if (actor.kind === 'staff') return
  if (!isOwner(actor, row.id)) throw new Failure('profile_not_found')
  if (actor.kind === 'registrant' && row.status !== 'Draft') throw new Failure('stale_token')
}

/** Fields that only staff, or a proof, may change: asking for one is refused, not ignored. */
const staffFields = ['createdBy', 'profileSource'] as const
const lockedWhenActive = ['name', 'dateOfBirth', 'gender', 'createdFor'] as const

export function refuseLockedFields(actor: Actor, row: ProfileRow, change: ProfileSections): void {
  if (actor.kind === 'staff') return
  const basic = (change.basic ?? {}) as Record<string, unknown>
  if (staffFields.some((field) => field in basic)) throw new Failure('not_allowed')
  if ('phone' in basic) {
    throw new Failure('locked_field', { message: 'Please change your mobile number in Settings' })
  }
  if (basic.email && row.status !== 'Draft') {
    throw new Failure('locked_field', { message: 'Please change your e-mail address in Settings' })
  }
  if (row.status === 'Active' && lockedWhenActive.some((field) => field in basic))
    throw new Failure('locked_field')
}

/** What the relation between a logged-in member and another profile allows; `blocked` counts both ways. */
export function requireVisible(actor: Actor, row: ProfileRow, blocked: boolean): void {
  if (actor.kind === 'staff' || isOwner(actor, row.id)) return
  if (actor.kind !== 'member' || row.status !== 'Active' || blocked) throw new Failure('profile_not_found')
  if (actor.gender === row.gender) throw new Failure('same_gender')
}
