import type { ActivityCode } from '@bnr/contract/activities/kinds'
import { indianDay } from '@bnr/contract/indianDay'
import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { activities } from './tables.ts'

export type ActivityRow = typeof activities.$inferSelect
type NewActivity = Pick<ActivityRow, 'fromId' | 'toId' | 'kind'> & Partial<Pick<ActivityRow, 'openUntil'>>

const keptForEver = 'infinity'
const keptDaily: readonly ActivityCode[] = ['v']

/** Keeps what was done, once; `fresh` unless it stands there already. Parallel requests wait for one another here. */
export async function keepOnce(
  tx: Transaction,
  activity: NewActivity,
  now: Date,
): Promise<{ id: number; fresh: boolean }> {
  const day = keptDaily.includes(activity.kind) ? indianDay(now) : keptForEver
  const interest = activity.kind === 'l' ? ('Pending' as const) : null
  const [kept] = await tx
    .insert(activities)
    .values({ ...activity, at: now, day, interest })
    .onConflictDoNothing()
    .returning({ id: activities.id })
  return kept ? { id: kept.id, fresh: true } : await keptBefore(tx, activity, day, now)
}

async function keptBefore(tx: Transaction, activity: NewActivity, day: string, now: Date) {
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
  if (!found) throw new Error('An activity went away while it was looked for')
  return { id: found.id, fresh: await openedAnew(tx, found.id, activity, now) }
}

/** A phone number whose plan has ended is opened once more, by one of the requests that ask for it. */
async function openedAnew(
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

/** The record, locked until the transaction ends; undefined when there is none. */
export async function lockActivity(tx: Transaction, id: number): Promise<ActivityRow | undefined> {
  const [row] = await tx.select().from(activities).where(eq(activities.id, id)).for('update')
  return row
}
