import { interestRules } from '@bnr/contract/activities/interestRules'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'

const answered = (profile: SQL) =>
  sql`from activities a where a.to_id = ${profile} and a.kind = 'l' and a.answered_at is not null`

const median = sql`ceil(extract(epoch from percentile_cont(0.5) within group (order by a.answered_at - a.at)) / 3600)::int`

/** The median time to answer of a profile in hours, as a value of a larger query; null below the least answers. */
export const answerHours = (profile: SQL): SQL =>
  sql`(select ${median} ${answered(profile)} having count(*) >= ${interestRules.answersForMedian})`

/** The number of answers with the median, for the owner. */
export async function answersOf(db: Queryable, profileId: number) {
  const id = sql`${profileId}::int`
  const [found] = await sqlRows<{ answers: number; hours: number | null }>(db)`
    select (select count(*)::int ${answered(id)}) as answers, ${answerHours(id)} as hours`
  const { answers = 0, hours = null } = found ?? {}
  return { answers, ...(hours === null ? {} : { answerHours: hours }) }
}
