import type { MatchDirection } from '@bnr/contract/search/matches'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'
import { limits, type Page } from '../../database/paged.ts'
import { genderOfCode } from '../../profiles/searchRow.ts'
import { searchTables } from '../../profiles/searchTables.ts'
import { blockedOrIgnored } from '../../relations/blocks.ts'
import { active, oppositeGender } from '../../viewing/visibility.ts'
import { allOf } from '../conditions.ts'
import type { Found } from '../engine.ts'
import { type Filter, sqlOf } from '../filters.ts'
import type { Person } from './person.ts'
import { preferredBy, preferring } from './preferences.ts'

/** For each direction, the filters that candidates pass. */
export const matchFilters: Record<MatchDirection, (viewer: Person, now: Date) => Filter[]> = {
  both: (viewer, now) => [...preferredBy(viewer, now), ...preferring(viewer, now)],
  mine: preferredBy,
  theirs: preferring,
}

/** For each direction, the search table to begin with. */
const tables: Record<MatchDirection, { first: 'p' | 'w'; from: SQL }> = {
  both: {
    first: 'p',
    from: sql`search_profiles p join search_preferences w on w.profile_id = p.profile_id`,
  },
  mine: { first: 'p', from: sql`search_profiles p` },
  theirs: { first: 'w', from: sql`search_preferences w` },
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
  const asked = narrowed(viewer, direction, now)
  const { first, from } = tables[asked]
  const column = columnOf(first, 'profile_id')
  const filters = matchFilters[asked](viewer, now).map((filter) => sqlOf(filter, ofEither))
  const where = allOf([candidates(viewer, first), ...filters])
  const [found] = await sqlRows<Found>(db)`
    with fitting as materialized (select ${column} from ${from} where ${where})
        select (select count(*)::int from fitting) as total,
          array(select profile_id from fitting order by profile_id desc ${limits(page)}) as ids`
  return found ?? { total: 0, ids: [] }
}

/** Everybody who could be a match: Active profiles of the other gender whom the viewer neither ignores nor blocked. */
export function candidates(viewer: Person, table: 'p' | 'w'): SQL {
  const column = (name: string) => columnOf(table, name)
  return allOf([
    active.where(viewer, column),
    oppositeGender.where({ gender: genderOfCode(viewer.gender) }, column),
    sql`${column('profile_id')} <> all(${blockedOrIgnored(viewer.profile_id)})`,
  ])
}

const columnOf = (table: 'p' | 'w', column: string): SQL => sql`${sql.raw(table)}.${sql.identifier(column)}`

/** A column that only one of the two tables has. */
export const ofEither = (column: string): SQL =>
  columnOf(column in searchTables.search_profiles ? 'p' : 'w', column)

/** Without preferences of the viewer, 'both' is the same as 'theirs', which reads one table instead of two. */
function narrowed(viewer: Person, direction: MatchDirection, now: Date): MatchDirection {
  return direction === 'both' && preferredBy(viewer, now).length === 0 ? 'theirs' : direction
}
