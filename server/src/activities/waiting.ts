import { activityKinds } from '@bnr/contract/activities/kinds'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { plannedCount } from '../database/paged.ts'
import type { Question } from '../database/together.ts'
import { whereThere } from '../viewing/visibility.ts'

/** Received interests without an answer, from profiles that the member can see. */
const waiting = (profileId: number): SQL => sql`
  select from_id as other, at, id from activities
  where to_id = ${profileId} and kind = ${activityKinds.like.code} and interest = 'Pending'
    and ${whereThere(sql`from_id`, { profileId })}`

export const countWaitingInterests = (db: Queryable, profileId: number): Promise<number> =>
  plannedCount(db, 'waiting interests', waiting(profileId))

type WaitingInterest = { other: number; total: number }

/** The people of the newest ones, and the number of all. */
export const newestWaiting = (
  profileId: number,
  size: number,
): Question<WaitingInterest, { ids: number[]; total: number }> => ({
  rows: sql`select other, count(*) over ()::int as total from (${waiting(profileId)}) as waiting
    order by at desc, id desc limit ${size}`,
  read: (rows) => ({ ids: rows.map(({ other }) => other), total: rows[0]?.total ?? 0 }),
})
