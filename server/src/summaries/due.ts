import type { Frequency } from '@bnr/contract/summaries/rules'
import { type SQL, sql } from 'drizzle-orm'
import { sqlRows, type Transaction } from '../database/database.ts'
import { daysAfter } from '../platform/clock.ts'
import { active } from '../viewing/visibility.ts'

/**
 * Members of one batch, whose comparison with all new profiles takes about a tenth of a second; and the ids among which
 * a batch looks for them, of which a seventh is due each day.
 */
export const usualSize = { members: 100, ids: 700 }
export type Size = typeof usualSize

export type Due = { id: number; gender: number; frequency: Frequency; sms: boolean; since: Date }

type Row = Omit<Due, 'since'> & { preparedAt: string | null }

/** Every member has a weekday, so that a seventh of them is due each day. */
const isTheirDay = (day: string): SQL =>
  sql`p.profile_id % 7 = ${Math.floor(Date.parse(day) / 86_400_000) % 7}`

/** The last of the next ids that a batch looks at, or none if these are the last up to an id. */
export async function endOfIds(
  tx: Transaction,
  { after, upTo, ids }: { after: number; upTo: number; ids: number },
): Promise<number | undefined> {
  const [found] = await sqlRows<{ id: number }>(tx)`
    select profile_id as id from search_profiles where profile_id > ${after} and profile_id <= ${upTo}
      order by profile_id limit 1 offset ${ids - 1}`
  return found?.id
}

/** The next members by id whose summary is due on this day, up to an id; with few ids, PostgreSQL reads only these. */
export async function dueAfter(
  tx: Transaction,
  {
    day,
    now,
    after,
    upTo,
    members,
  }: { day: string; now: Date; after: number; upTo: number; members: number },
): Promise<Due[]> {
  const before = (days: number) => sql`${daysAfter(now, -days).toISOString()}::timestamptz`
  const found = await sqlRows<Row>(tx)`
    select p.profile_id as id, p.gender, coalesce(s.frequency, 'weekly') as frequency,
        coalesce(s.sms, true) and (s.sms_at is null or s.sms_at < ${before(6.5)}) as sms,
        s.prepared_at as "preparedAt"
      from search_profiles p left join summaries s on s.profile_id = p.profile_id
      where ${active.where(undefined, (column) => sql`p.${sql.identifier(column)}`)}
        and p.profile_id > ${after} and p.profile_id <= ${upTo}
        and (s.frequency = 'daily' and (s.prepared_at is null or s.prepared_at < ${before(0.5)})
          or coalesce(s.frequency, 'weekly') = 'weekly' and ${isTheirDay(day)}
            and (s.prepared_at is null or s.prepared_at < ${before(6.5)}))
      order by p.profile_id limit ${members}`
  return found.map(({ preparedAt, ...row }) => ({
    ...row,
    since: preparedAt ? new Date(preparedAt) : daysAfter(now, row.frequency === 'daily' ? -1 : -7),
  }))
}
