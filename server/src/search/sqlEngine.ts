import { type SearchSort, searchSorts } from '@bnr/contract/search/sorts'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, type Queryable, rows, sqlRows } from '../database/database.ts'
import { limits } from '../database/paged.ts'
import { allOf, conditionsFor } from './conditions.ts'
import { countsOf } from './counts.ts'
import type { FoundPage, SearchEngine, SortedPage } from './engine.ts'
import { featuredAmong } from './featured.ts'
import { match } from './match/match.ts'
import { countWishes } from './match/wishes.ts'
import { searchesAnswered } from './searchMetrics.ts'

/** Up to this many matches, sorting them is faster than reading an ordered index. */
export const fewMatches = 5000

/** Answers from PostgreSQL, always and exactly. */
export const sqlEngine = (db: Database): SearchEngine => ({
  search: async (asked, page, featuredAt) => {
    const conditions = conditionsFor(asked)
    const viewer = asked.audience?.viewer
    const extra =
      featuredAt && viewer !== undefined
        ? featuredAmong(conditions, { profileId: viewer }, featuredAt)
        : noIds
    return await db.read((reader) => search(reader, conditions, page, extra))
  },
  match: (viewer, direction, page) => db.read((reader) => match(reader, viewer, direction, page)),
  count: (asked) => db.read((reader) => countsOf(reader, asked)),
  countWishes: (viewer, { direction, now }) =>
    db.read((reader) => countWishes(reader, viewer, direction, now)),
  alongside: () => undefined,
})

/**
 * Returns the exact total and the ids of one page, in two statements that contain only the needed conditions.
 * `extraIds` is an array of ids that is read together with the total.
 */
export async function search(
  db: Queryable,
  conditions: readonly SQL[],
  page: SortedPage,
  extraIds = noIds,
): Promise<FoundPage> {
  const where = allOf(conditions)
  const [counted] = await sqlRows<{ total: number; extra: number[] }>(db)`
    select count(*)::int as total, ${extraIds} as extra from search_profiles where ${where}`
  searchesAnswered.inc({ engine: 'postgresql' })
  const { total = 0, extra = [] } = counted ?? {}
  if (page.size === 0 || page.page * page.size >= total) return { total, ids: [], extra }
  const found = await rows<{ profile_id: number }>(
    db,
    total <= fewMatches ? fewPage(where, page) : walkedPage(where, page),
  )
  return { total, ids: found.map((row) => row.profile_id), extra }
}

export const noIds = sql`'{}'::int[]`

/**
 * Each order is that of an index that begins with gender, so a page is read from the index without sorting. Ids are
 * given in the order of registration, so `profile_id` replaces the date. Ties are sorted newest first.
 */
const orders: Record<SearchSort, SQL> = {
  'cdt,desc': sql`profile_id desc`,
  'cdt,asc': sql`profile_id asc`,
  'bi.doby,asc': sql`date_of_birth desc, profile_id desc`,
  'bi.doby,desc': sql`date_of_birth asc, profile_id desc`,
  'me,desc': sql`with_photo desc, profile_id desc`,
  'ac,desc': sql`active_on desc, profile_id desc`,
}
const order = ({ sort = searchSorts.newest }: SortedPage) => sql`order by ${orders[sort]}`

function fewPage(where: SQL, page: SortedPage): SQL {
  return sql`with matching as materialized (select profile_id, date_of_birth, with_photo, active_on from search_profiles where ${where})
    select profile_id from matching ${order(page)} ${limits(page)}`
}

function walkedPage(where: SQL, page: SortedPage): SQL {
  return sql`select profile_id from search_profiles where ${where} ${order(page)} ${limits(page)}`
}
