import type { MatchDirection } from '@bnr/contract/search/matches'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../../platform/database.ts'
import { limits, type Page } from '../../platform/paged.ts'
import { profileStatuses } from '../../reference/data/profileStatuses.ts'
import type { Found } from '../engine.ts'
import { columnOf } from './kinds.ts'
import type { Person } from './person.ts'
import { wishedBy, wishingFor } from './preferences.ts'

/** Written out, so that the partial indexes of Active profiles are used. */
const active = profileStatuses.codeOf('Active')

/** For each direction the narrow table that candidates are looked for in first, and what must hold of them. */
const directions: Record<
  MatchDirection,
  { first: 'p' | 'w'; from: SQL; conditions: (viewer: Person, now: Date) => SQL[] }
> = {
  both: {
    first: 'p',
    from: sql`search_profiles p join search_preferences w on w.profile_id = p.profile_id`,
    conditions: (viewer, now) => [...wishedBy(viewer, now), ...wishingFor(viewer, now)],
  },
  mine: { first: 'p', from: sql`search_profiles p`, conditions: wishedBy },
  theirs: { first: 'w', from: sql`search_preferences w`, conditions: wishingFor },
}

/**
 * Exact total and the ids of one page, newest first: Active profiles of the opposite gender that fit the viewer, whom the
 * viewer fits, or both.
 */
export async function match(
  db: Queryable,
  viewer: Person,
  direction: MatchDirection,
  { now, ...page }: Page & { now: Date },
): Promise<Found> {
  const { first, from, conditions } = directions[narrowed(viewer, direction, now)]
  const gender = sql.raw(String(3 - viewer.gender))
  const where = sql.join(
    [
      sql`${columnOf(first, 'status')} = ${sql.raw(String(active))} and ${columnOf(first, 'gender')} = ${gender}`,
      ...conditions(viewer, now),
      sql`${columnOf(first, 'profile_id')} <> ${notSuggested(viewer.profile_id)}`,
    ],
    sql` and `,
  )
  const [found] = await rows<Found>(
    db,
    sql`with fitting as materialized (select ${columnOf(first, 'profile_id')} from ${from} where ${where})
        select (select count(*)::int from fitting) as total,
          array(select profile_id from fitting order by profile_id desc ${limits(page)}) as ids`,
  )
  return found ?? { total: 0, ids: [] }
}

/** Without wishes of one's own, both ways means that theirs are fitted: one table is read in place of two. */
function narrowed(viewer: Person, direction: MatchDirection, now: Date): MatchDirection {
  return direction === 'both' && wishedBy(viewer, now).length === 0 ? 'theirs' : direction
}

/** Whoever the viewer ignores or blocked, and who blocked the viewer: an array made once for the statement. */
function notSuggested(profileId: number): SQL {
  return sql`all(array(
    select to_id from activities where from_id = ${profileId} and kind in ('b', 'i')
    union all select from_id from activities where to_id = ${profileId} and kind = 'b'))`
}
