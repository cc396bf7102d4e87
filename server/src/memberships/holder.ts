import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { loadProfile, lockProfile, updateProfile } from '../profiles/store.ts'

/** Only the member and staff may read a membership. */
export async function requireMayRead(db: Queryable, actor: Actor, profileId: number): Promise<void> {
  if (actor.kind === 'member' && actor.profileId === profileId) return
  if (actor.kind !== 'staff') throw new Failure('profile_not_found')
  await loadProfile(db, profileId)
}

const gone: readonly ProfileStatus[] = ['Settled', 'Deleted']

/** Locks the profile, so that its memberships start one after the other. Refuses profiles that are gone. */
export async function lockHolder(tx: Transaction, profileId: number): Promise<void> {
  const { status } = await lockProfile(tx, profileId)
  if (gone.includes(status)) throw wrongState(`This profile is ${status}`)
}

export async function markPaying(
  tx: Transaction,
  profileId: number,
  { elite }: { elite: boolean },
): Promise<void> {
  await updateProfile(tx, profileId, { paid: true, elite })
}
