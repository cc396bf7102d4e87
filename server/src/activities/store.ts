import { and, eq, or } from 'drizzle-orm'
import { indianDay } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { activities } from './tables.ts'

/** Whether either of the two has blocked the other. */
export async function isBlocked(db: Queryable, one: number, other: number): Promise<boolean> {
  const pair = (from: number, to: number) =>
    and(eq(activities.fromId, from), eq(activities.toId, to), eq(activities.kind, 'b'))
  const found = await db
    .select({ id: activities.id })
    .from(activities)
    .where(or(pair(one, other), pair(other, one)))
    .limit(1)
  return found.length > 0
}

/** A view is kept once for each viewer and day. */
export async function recordView(db: Queryable, fromId: number, toId: number, now: Date): Promise<void> {
  await db
    .insert(activities)
    .values({ fromId, toId, kind: 'v', at: now, day: indianDay(now) })
    .onConflictDoNothing()
}
