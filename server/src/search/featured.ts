import { indianDay } from '@bnr/contract/indianDay'
import { maxFeatured } from '@bnr/contract/search/featured'
import { type SQL, sql } from 'drizzle-orm'
import { blockedOrIgnored } from '../relations/blocks.ts'
import type { Viewer } from '../viewing/visibility.ts'
import { allOf } from './conditions.ts'

/**
 * The ids of the featured profiles of today, as an SQL array: those that match the search, have a prominent plan and
 * are not ignored by the viewer. The turn moves on by `maxFeatured` each day, so in the long run all of them are
 * shown equally often.
 */
export function featuredAmong(conditions: readonly SQL[], viewer: Pick<Viewer, 'profileId'>, now: Date): SQL {
  const today = indianDay(now)
  const isFeatured = [
    sql`prominent_end > ${today}::date and prominent @> ${today}::date`,
    sql`profile_id <> all(${blockedOrIgnored(viewer.profileId)})`,
  ]
  const fitting = sql`select coalesce(array_agg(profile_id order by profile_id), '{}') as ids
    from search_profiles where ${allOf([...conditions, ...isFeatured])}`
  return sql`array(select ids[1 + mod(${turnOf(now)}::int + step, cardinality(ids))] from (${fitting}) as fitting,
    generate_series(0, least(${maxFeatured}::int, cardinality(ids)) - 1) as step)`
}

const dayLength = 86_400_000

/** How many featured profiles had their turn before today. */
export const turnOf = (now: Date): number => maxFeatured * Math.floor(Date.parse(indianDay(now)) / dayLength)
