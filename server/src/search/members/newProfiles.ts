import { type NewOnPage, newProfiles } from '@bnr/contract/search/newProfiles'
import { type SQL, sql } from 'drizzle-orm'
import { arrayOf, type Queryable, sqlRows } from '../../database/database.ts'
import { allOf } from '../conditions.ts'
import { earliest, instant, markedSince } from './since.ts'

interface Bounds {
  /** A count says at most this number. */
  most: number
  /** Only this many profiles are considered, those that became Active last. */
  considered: number
  /** Profiles that became Active later do not count yet. */
  until?: Date
}
const usual: Bounds = { most: newProfiles.mostCounted, considered: newProfiles.considered }

/** Which of these profiles are new for a saved search; undefined if the member has none with this id. */
export async function newAmong(
  db: Queryable,
  profileId: number,
  savedId: number,
  { ids, at }: { ids: readonly number[]; at: Date },
): Promise<NewOnPage | undefined> {
  const [found] = await sqlRows<{ since: string; ids: number[] }>(db)`
    select since, array(select id from profiles where id = any(${arrayOf(ids)}) and status = 'Active'
        and status_at > since) as ids
      from (select ${markedSince(profileId, savedId, at)} as since) as marked where since is not null`
  return found && { since: new Date(found.since).toISOString(), ids: found.ids, at: at.toISOString() }
}

export interface Sought {
  conditions: readonly SQL[]
  /** Profiles that became Active later are new. */
  since: Date
}
export interface NewCount {
  count: number
  /** There are more, or profiles that became Active after `since` were too many to consider all of them. */
  hasMore: boolean
}

/**
 * Counts what is new for each search, in one statement whose cost does not depend on the searches: it reads the
 * profiles that became Active last once, and then looks only at them.
 */
export async function countNew(
  db: Queryable,
  searches: readonly Sought[],
  now: Date,
  { most, considered, until }: Bounds = usual,
): Promise<NewCount[]> {
  if (searches.length === 0) return []
  const begins = searches.map(({ since }) => new Date(Math.max(since.getTime(), earliest(now).getTime())))
  const oldest = new Date(Math.min(...begins.map((begin) => begin.getTime())))
  const counts = searches.map(({ conditions }, index) => {
    const since = instant(begins[index] ?? now)
    const found = sql`select from fresh where became_active_at > ${since} and ${allOf(conditions)} limit ${most + 1}`
    return sql`select ${index}::int as index, (select count(*)::int from (${found}) as found) as count,
      exists (select from edge where ${since} < oldest) as "isCut"`
  })
  const counted = await sqlRows<{ index: number; count: number; isCut: boolean }>(db)`
    with recent as materialized (
      select id, status_at from profiles where status = 'Active' and status_at > ${instant(oldest)}
        and status_at <= ${until ? instant(until) : sql`'infinity'`}
        order by status_at desc limit ${considered}
    ), edge as (
      select min(status_at) as oldest from recent having count(*) = ${considered}
    ), fresh as materialized (
      select s.*, r.status_at as became_active_at from recent r join search_profiles s on s.profile_id = r.id
    ) ${sql.join(counts, sql` union all `)}`
  const byIndex = new Map(counted.map((row) => [row.index, row]))
  return searches.map((_, index) => {
    const { count = 0, isCut = false } = byIndex.get(index) ?? {}
    return { count: Math.min(count, most), hasMore: count > most || isCut }
  })
}
