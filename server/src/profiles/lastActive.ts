import { indianDay } from '@bnr/contract/indianDay'
import { type ActiveWithin, activeDays, activeWithin } from '@bnr/contract/profiles/activeWithin'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'

/** An old day means "not lately", so that the column and its index need no null. */
const longAgo = sql`'1970-01-01'::date`

/**
 * Notes that a member used the service today, in the row that searches read. The first use of a day writes; members
 * who hide their activity have no day.
 */
export async function markActive(db: Queryable, userId: number, now: Date): Promise<void> {
  const today = indianDay(now)
  // Locked, so that a member who is hiding their activity at this moment gets no day afterwards.
  await db.execute(sql`update search_profiles set active_on = ${today}::date
    from (select id from profiles where user_id = ${userId} and not hides_activity for share) as p
    where p.id = profile_id and active_on < ${today}::date`)
}

export async function setActivityHidden(tx: Queryable, profileId: number, hidden: boolean): Promise<void> {
  await tx.execute(sql`update profiles set hides_activity = ${hidden} where id = ${profileId}`)
  if (hidden)
    await tx.execute(sql`update search_profiles set active_on = ${longAgo} where profile_id = ${profileId}`)
}

/** Runs daily: forgets the days that nobody is shown any more. */
export async function forgetOldActivity(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`update search_profiles set active_on = ${longAgo}
    where active_on <> ${longAgo} and active_on <= ${indianDay(now)}::date - ${activeDays}::int`)
}

/** The days since a profile was active, for larger queries; null if it hides them. */
export const daysSinceActive = (now: Date): SQL => sql`case when not profiles.hides_activity then
  (select ${indianDay(now)}::date - s.active_on from search_profiles s where s.profile_id = profiles.id) end`

export function shownActivity(
  viewer: { kind: string; hidesActivity?: boolean },
  daysAgo: number | null,
): { activeWithin?: ActiveWithin } {
  const within = daysAgo === null ? undefined : activeWithin(daysAgo)
  return viewer.kind === 'member' && !viewer.hidesActivity && within ? { activeWithin: within } : {}
}
