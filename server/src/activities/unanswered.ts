import { interestRules } from '@bnr/contract/activities/interestRules'
import { type SQL, sql } from 'drizzle-orm'
import { arrayOf, type Queryable, sqlRows } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { notify } from '../notifications/notify.ts'
import { daysAfter } from '../platform/clock.ts'
import { wrongState } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { whereThere } from '../viewing/visibility.ts'

const { mostUnanswered, unansweredDays, remindAgainDays } = interestRules

/** The number of received interests that have waited too long and that the member can still answer. */
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
  const [found] = await sqlRows<{ count: number }>(db)`
    select ${overdue(id, now)} as count where ${isReminded(id, now)}`
  if ((found?.count ?? 0) < mostUnanswered) return
  throw wrongState('Please answer the interests that you have received first. Then you can send new ones')
}

const batch = 100

/** Runs daily: reminds members of interests without an answer, before they can no longer send new ones. */
export async function remindOfInterests(services: Services): Promise<void> {
  let ids = await candidatesAfter(services, 0)
  while (ids.length > 0) {
    await remind(services, ids)
    ids = ids.length < batch ? [] : await candidatesAfter(services, ids.at(-1) ?? 0)
  }
}

/** The next members by id with many unanswered interests from anybody; an index has them in this order. */
async function candidatesAfter({ db, clock }: Services, id: number): Promise<number[]> {
  const found = await sqlRows<{ id: number }>(db)`select to_id as id from activities
      where kind = 'l' and interest = 'Pending' and to_id > ${id}
        and at < ${daysAfter(clock.now(), -unansweredDays).toISOString()}::timestamptz
      group by to_id having count(*) >= ${mostUnanswered} order by to_id limit ${batch}`
  return found.map(({ id }) => id)
}

async function remind(services: Services, ids: readonly number[]): Promise<void> {
  const now = services.clock.now()
  const id = sql`profiles.id`
  await services.db.inTransaction(async (tx) => {
    const found = await sqlRows<{ id: number; count: number }>(tx)`
      select id, ${overdue(id, now)} as count from profiles
        where id = any(${arrayOf(ids)}) and status = 'Active' and not ${isReminded(id, now)}
          and ${overdue(id, now)} >= ${mostUnanswered}
        order by id for no key update`
    for (const { id, count } of found)
      await notify(services, tx, { to: id, kind: 'interestsUnanswered', details: { count: String(count) } })
  })
}

export const remindOfInterestsJob = scheduledJob({
  name: 'remindOfInterests',
  run: remindOfInterests,
  schedule: '40 9 * * *',
})
