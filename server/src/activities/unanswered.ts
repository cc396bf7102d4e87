import { interestRules } from '@bnr/contract/activities/interestRules'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { notify } from '../notifications/notify.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { whereThere } from '../viewing/visibility.ts'

const { mostUnanswered, unansweredDays, remindAgainDays } = interestRules

/** The number of received interests that have waited too long, from people whom the member can still answer. */
const overdue = (profileId: SQL, now: Date): SQL => sql`(select count(*)::int from activities a
  where a.to_id = ${profileId} and a.kind = 'l' and a.interest = 'Pending'
    and a.at < ${daysAfter(now, -unansweredDays).toISOString()}::timestamptz
    and ${whereThere(sql`a.from_id`, { profileId })})`

const isReminded = (profileId: SQL, now: Date): SQL => sql`exists (select 1 from notifications n
  where n.profile_id = ${profileId} and n.kind = 'interestsUnanswered'
    and n.at > ${daysAfter(now, -remindAgainDays).toISOString()}::timestamptz)`

/** Refuses new interests of a member who was reminded and still leaves many received ones without an answer. */
export async function requireAnswers(db: Queryable, profileId: number, now: Date): Promise<void> {
  const id = sql`${profileId}::int`
  const [found] = await rows<{ count: number }>(
    db,
    sql`select ${overdue(id, now)} as count where ${isReminded(id, now)}`,
  )
  if ((found?.count ?? 0) < mostUnanswered) return
  throw new Failure('wrong_state', {
    message: 'Please answer the interests that you have received first. Then you can send new ones',
  })
}

const batch = 100

/** Runs daily: reminds members of interests without an answer, before they can no longer send new ones. */
export async function remindOfInterests(services: Services): Promise<void> {
  while ((await remindNext(services)) === batch);
}

async function remindNext(services: Services): Promise<number> {
  const now = services.clock.now()
  return await services.db.inTransaction(async (tx) => {
    const found = await rows<{ id: number; count: number }>(
      tx,
      sql`select id, ${overdue(sql`profiles.id`, now)} as count from profiles
        where status = 'Active' and id in (select to_id from activities where kind = 'l' and interest = 'Pending'
            and at < ${daysAfter(now, -unansweredDays).toISOString()}::timestamptz
            group by to_id having count(*) >= ${mostUnanswered})
          and not ${isReminded(sql`profiles.id`, now)} and ${overdue(sql`profiles.id`, now)} >= ${mostUnanswered}
        order by id limit ${batch} for no key update`,
    )
    for (const { id, count } of found)
      await notify(services, tx, { to: id, kind: 'interestsUnanswered', details: { count: String(count) } })
    return found.length
  })
}

export const remindOfInterestsJob = scheduledJob({
  name: 'remindOfInterests',
  run: remindOfInterests,
  schedule: '40 9 * * *',
})
