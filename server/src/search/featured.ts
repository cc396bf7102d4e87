import { indianDay } from '@bnr/contract/indianDay'
import { mostFeatured } from '@bnr/contract/search/featured'
import { type SQL, sql } from 'drizzle-orm'
import { allOf } from './engine.ts'

/**
 * Of those whom the search fits and whose plan shows them prominently the ones whose turn it is, as an array of their ids: the
 * turn goes on by so many each day, so that in the long run everybody has as many.
 */
export function featuredAmong(conditions: readonly SQL[], now: Date): SQL {
  const today = indianDay(now)
  const turn = mostFeatured * Math.floor(Date.parse(today) / dayLength)
  const prominent = sql`select m.profile_id from memberships m where m.replaced_at is null
    and m.prominent_until >= ${today}::date and m.starts_on <= ${today}::date`
  const fitting = sql`select profile_id, row_number() over (order by profile_id) - 1 as place, count(*) over () as fitting
    from search_profiles where ${allOf(conditions)} and profile_id in (${prominent})`
  const waiting = sql`select profile_id, mod(place - mod(${turn}::int, fitting) + fitting, fitting) as turns from (${fitting}) as fits`
  return sql`array(select profile_id from (${waiting}) as waiting where turns < ${mostFeatured} order by turns)`
}

const dayLength = 86_400_000
