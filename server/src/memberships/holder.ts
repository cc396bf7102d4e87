import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { sql } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import { type Queryable, rows, type Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'

// The profile of a member as memberships see it. In SQL, since profiles show memberships and not the other way round.

/** A membership is its owner's and the staff's business. */
export async function requireMayRead(db: Queryable, actor: Actor, profileId: number): Promise<void> {
  if (actor.kind === 'member' && actor.profileId === profileId) return
  if (actor.kind !== 'staff') throw new Failure('profile_not_found')
  const found = await rows(db, sql`select id from profiles where id = ${profileId}`)
  if (found.length === 0) throw new Failure('profile_not_found')
}

const gone: readonly ProfileStatus[] = ['Settled', 'Deleted']

/** Memberships of one profile are started one after the other, and none for a profile that is gone. */
export async function lockHolder(tx: Transaction, profileId: number): Promise<void> {
  const [found] = await rows<{ status: ProfileStatus }>(
    tx,
    sql`select status from profiles where id = ${profileId} for update`,
  )
  if (!found) throw new Failure('profile_not_found')
  if (gone.includes(found.status)) {
    throw new Failure('wrong_state', { message: `This profile is ${found.status}` })
  }
}

export async function markPaying(
  tx: Transaction,
  profileId: number,
  { elite }: { elite: boolean },
): Promise<void> {
  await tx.execute(sql`update profiles set paid = true, elite = ${elite} where id = ${profileId}`)
}
