import { isDeepStrictEqual } from 'node:util'
import { toWirePath } from '@bnr/contract/paths'
import { lockedFieldNames, lockOf } from '@bnr/contract/profiles/locks'
import { type ProfileSections, profileChange } from '@bnr/contract/profiles/profile'
import type { Actor, Member } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { isOpenDraft } from './openDraft.ts'
import type { ProfileRow } from './sections.ts'

export function isOwner(actor: Actor, profileId: number): boolean {
  return (actor.kind === 'member' || actor.kind === 'registrant') && actor.profileId === profileId
}

/**
 * Refuses an actor who may not change this profile; for strangers it does not exist. The token of the registration
 * form is checked against the locked row, since the number may have been verified after the call began.
 */
export function requireEditor(actor: Actor, row: ProfileRow): void {
  if (actor.kind === 'staff') return
  if (!isOwner(actor, row.id)) throw new Failure('profile_not_found')
  if (actor.kind === 'registrant' && !isOpenDraft(row)) throw new Failure('stale_token')
}

/** For what members do only with their own profile. For anybody else it does not exist. */
export function requireOwn(actor: Actor, profileId: number): Member {
  if (actor.kind !== 'member' || actor.profileId !== profileId) throw new Failure('profile_not_found')
  return actor
}

/** For what members read of their own profile and staff of all. For anybody else it does not exist. */
export function requireOwnerOrStaff(actor: Actor, profileId: number): void {
  if (actor.kind !== 'staff' && !isOwner(actor, profileId)) throw new Failure('profile_not_found')
}

/** Fields that only staff may change. Members who send one are refused. */
const staffFields = ['createdBy', 'profileSource'] as const

/** Refuses a change to fields that the actor may not change. Sending the current value is allowed. */
export function refuseLockedFields(
  actor: Actor,
  { status }: ProfileRow,
  change: ProfileSections,
  before: ProfileSections,
  after: ProfileSections,
): void {
  const editor = actor.kind === 'staff' ? 'staff' : 'owner'
  if (editor === 'owner' && staffFields.some((field) => field in (change.basic ?? {})))
    throw new Failure('not_allowed')
  for (const field of lockedFieldNames) {
    const message = lockOf(field, editor, status)
    if (message && !isDeepStrictEqual(before.basic?.[field], after.basic?.[field]))
      throw new Failure('locked_field', { message, fields: { [wirePathOf(`basic.${field}`)]: message } })
  }
}

const wirePathOf = (path: string) => toWirePath(profileChange, path)
