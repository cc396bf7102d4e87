import type { ActivityCode } from '@bnr/contract/activities/kinds'
import { indianDay } from '@bnr/contract/indianDay'
import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { activities } from './tables.ts'

export type ActivityRow = typeof activities.$inferSelect
type NewActivity = Pick<ActivityRow, 'fromId' | 'toId' | 'kind'> &
  Partial<Pick<ActivityRow, 'openUntil' | 'introduced'>>

const once = 'infinity'
const onceADay: readonly ActivityCode[] = ['v']

/**
 * Stores an activity once. `fresh` is false when it was already stored. Parallel requests wait for one another here.
 */
export async function storeOnce(
  tx: Transaction,
  activity: NewActivity,
  now: Date,
): Promise<{ id: number; fresh: boolean }> {
  const day = onceADay.includes(activity.kind) ? indianDay(now) : once
  const interest = activity.kind === 'l' ? ('Pending' as const) : null
  const [inserted] = await tx
    .insert(activities)
    .values({ ...activity, at: now, day, interest })
    .onConflictDoNothing()
    .returning({ id: activities.id })
  return inserted ? { id: inserted.id, fresh: true } : await storedBefore(tx, activity, day, now)
}

async function storedBefore(
  tx: Transaction,
  activity: NewActivity,
  day: string,
  now: Date,
): Promise<{ id: number; fresh: boolean }> {
  const [found] = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        eq(activities.fromId, activity.fromId),
        eq(activities.toId, activity.toId),
        eq(activities.kind, activity.kind),
        eq(activities.day, day),
      ),
    )
  // It was deleted since.
  if (!found) return await storeOnce(tx, activity, now)
  return { id: found.id, fresh: await openedAgain(tx, found.id, activity, now) }
}

/**
 * Opens a phone number again after the plan that paid for it has ended. Only one of several concurrent requests does
 * so.
 */
async function openedAgain(
  tx: Transaction,
  id: number,
  { openUntil }: NewActivity,
  now: Date,
): Promise<boolean> {
  if (!openUntil) return false
  const opened = await tx
    .update(activities)
    .set({ openUntil, at: now })
    .where(and(eq(activities.id, id), lt(activities.openUntil, indianDay(now))))
    .returning({ id: activities.id })
  return opened.length > 0
}

/** Locks the activity until the transaction ends. Returns undefined when there is none. */
export async function lockActivity(tx: Transaction, id: number): Promise<ActivityRow | undefined> {
  const [row] = await tx.select().from(activities).where(eq(activities.id, id)).for('no key update')
  return row
}
