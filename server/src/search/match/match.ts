import type { MatchDirection } from '@bnr/contract/search/matches'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'
import { limits, type Page } from '../../database/paged.ts'
import { genderOfCode } from '../../profiles/searchRow.ts'
import { blockedOrIgnored } from '../../relations/blocks.ts'
import { active, oppositeGender } from '../../viewing/visibility.ts'
import type { Found } from '../engine.ts'
import { columnOf } from './kinds.ts'
import type { Person } from './person.ts'
import { preferredBy, preferring } from './preferences.ts'

/** For each direction, the search table to begin with and the conditions on candidates. */
const directions: Record<
  MatchDirection,
  { first: 'p' | 'w'; from: SQL; conditions: (viewer: Person, now: Date) => SQL[] }
> = {
  both: {
    first: 'p',
    from: sql`search_profiles p join search_preferences w on w.profile_id = p.profile_id`,
    conditions: (viewer, now) => [...preferredBy(viewer, now), ...preferring(viewer, now)],
  },
  mine: { first: 'p', from: sql`search_profiles p`, conditions: preferredBy },
  theirs: { first: 'w', from: sql`search_preferences w`, conditions: preferring },
}

/**
 * Exact total and the ids of one page, newest first: Active profiles of the opposite gender whom the viewer prefers,
 * who prefer the viewer, or both.
 */
export async function match(
  db: Queryable,
  viewer: Person,
  direction: MatchDirection,
  { now, ...page }: Page & { now: Date },
): Promise<Found> {
  const { first, from, conditions } = directions[narrowed(viewer, direction, now)]
  const column = (name: string) => columnOf(first, name)
  const where = sql.join(
    [
      active.where(viewer, column),
      oppositeGender.where({ gender: genderOfCode(viewer.gender) }, column),
      ...conditions(viewer, now),
      sql`${column('profile_id')} <> all(${blockedOrIgnored(viewer.profile_id)})`,
    ],
    sql` and `,
  )
  const [found] = await sqlRows<Found>(db)`
    with fitting as materialized (select ${column('profile_id')} from ${from} where ${where})
        select (select count(*)::int from fitting) as total,
          array(select profile_id from fitting order by profile_id desc ${limits(page)}) as ids`
  return found ?? { total: 0, ids: [] }
}

/** Without preferences of the viewer, 'both' is the same as 'theirs', which reads one table instead of two. */
function narrowed(viewer: Person, direction: MatchDirection, now: Date): MatchDirection {
  return direction === 'both' && preferredBy(viewer, now).length === 0 ? 'theirs' : direction
}
