import { type ActivityVerb, kindOf } from '@bnr/contract/activities/kinds'
import type { Queryable } from '../database/database.ts'
import { type Actor, type Member, requireFullView } from '../http/actor.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { requireOwn } from '../profiles/policy.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import { blocksBetween } from '../relations/blocks.ts'
import { blockedByNeither, notBlockedByOwner, requireVisible } from '../viewing/visibility.ts'

export function requireReader(actor: Actor, profileId: number): void {
  if (actor.kind !== 'staff') requireOwn(actor, profileId)
}

/**
 * Loads the profile if the member may act on it: it is Active, of the opposite gender and not blocked either way.
 * Blocking a blocked profile again is allowed.
 */
export async function requireTarget(
  db: Queryable,
  member: Member,
  targetId: number,
  verb?: ActivityVerb,
): Promise<ProfileRow> {
  if (member.profileId === targetId) throw new Failure('own_profile')
  requireFullView(member)
  const target = await loadProfile(db, targetId)
  const blocks = await blocksBetween(db, member.profileId, targetId)
  requireVisible(member, target, blocks, verb === 'block' ? notBlockedByOwner : blockedByNeither)
  return target
}

export function requireApproved(member: Member, verb: ActivityVerb): void {
  requireFullView(member)
  const { needsApproval } = kindOf(verb)
  if (needsApproval && member.status !== 'Active')
    throw wrongState('This is possible once your profile has been approved')
}
