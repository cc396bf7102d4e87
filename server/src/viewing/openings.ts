import { indianDay } from '@bnr/contract/indianDay'
import { openingsADay } from '@bnr/contract/profiles/openings'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { plannedRows } from '../database/planned.ts'
import type { Actor } from '../http/actor.ts'
import { scheduledJob } from '../jobs/job.ts'
import { secondsToIndianMidnight } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { profileOpenings } from './tables.ts'

/**
 * Counts that a member opens somebody else’s profile; a profile that was opened today already is not counted again.
 * Refuses when the daily number is used up. Parallel requests wait for the lock on the viewer’s row.
 */
export async function countOpening({ db, clock }: Services, actor: Actor, profileId: number): Promise<void> {
  if (actor.kind !== 'member' || actor.profileId === profileId) return
  const now = clock.now()
  const viewerId = actor.profileId
  const day = indianDay(now)
  if (await wasOpened(db, { viewerId, day, profileId })) return
  await db.inTransaction(async (tx) => {
    const allowed = await lockedAllowance(tx, viewerId)
    const { opened, again } = await openingsOf(tx, { viewerId, day, profileId })
    if (again) return
    if (opened >= allowed)
      throw new Failure('openings_used', { retryAfterSeconds: secondsToIndianMidnight(now) })
    await tx.insert(profileOpenings).values({ viewerId, day, profileId })
  })
}

async function lockedAllowance(tx: Transaction, viewerId: number): Promise<number> {
  const [viewer] = await tx
    .select({ dailyOpenings: profiles.dailyOpenings })
    .from(profiles)
    .where(eq(profiles.id, viewerId))
    .for('no key update')
  return viewer?.dailyOpenings ?? openingsADay
}

type Opening = { viewerId: number; day: string; profileId: number }

/** Most members open a profile again and again. Only the first time of a day has to wait for the lock. */
async function wasOpened(db: Queryable, { viewerId, day, profileId }: Opening): Promise<boolean> {
  const found = await plannedRows(db, 'opened')`
    select from profile_openings where viewer_id = ${viewerId} and day = ${day}::date and profile_id = ${profileId}`
  return found.length > 0
}

async function openingsOf(tx: Transaction, { viewerId, day, profileId }: Opening) {
  const [found] = await tx
    .select({
      opened: sql<number>`count(*)::int`,
      again: sql<boolean>`coalesce(bool_or(profile_id = ${profileId}), false)`,
    })
    .from(profileOpenings)
    .where(and(eq(profileOpenings.viewerId, viewerId), eq(profileOpenings.day, day)))
  return found ?? { opened: 0, again: false }
}

/** Deletes the openings of earlier days. Runs daily. */
export async function sweepOpenings({ db, clock }: Services): Promise<void> {
  await db.delete(profileOpenings).where(lt(profileOpenings.day, indianDay(clock.now())))
}

export const sweepOpeningsJob = scheduledJob({
  name: 'sweepOpenings',
  run: sweepOpenings,
  schedule: '30 2 * * *',
})
