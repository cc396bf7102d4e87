import { type SearchSort, searchSorts } from '@bnr/contract/search/sorts'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows, sqlRows } from '../database/database.ts'
import { countOf, limits, type Page } from '../database/paged.ts'
import { searchesAnswered } from './searchMetrics.ts'

export type Found = { total: number; ids: number[] }
export type SortedPage = Page & { sort?: SearchSort }

/** Up to this many matches, sorting them is faster than reading an ordered index. */
export const fewMatches = 5000

/**
 * Returns the exact total and the ids of one page, in two statements that contain only the needed conditions. All
 * searches use this function, so that the engine can be replaced. `extraIds` is an array of ids that is read together
 * with the total.
 */
export async function search(
  db: Queryable,
  conditions: readonly SQL[],
  page: SortedPage,
  extraIds = noIds,
): Promise<Found & { extra: number[] }> {
  const where = allOf(conditions)
  const [counted] = await sqlRows<{ total: number; extra: number[] }>(db)`
    select count(*)::int as total, ${extraIds} as extra from search_profiles where ${where}`
  searchesAnswered.inc({ engine: 'postgresql' })
  const { total = 0, extra = [] } = counted ?? {}
  if (page.page * page.size >= total) return { total, ids: [], extra }
  const found = await rows<{ profile_id: number }>(
    db,
    total <= fewMatches ? fewPage(where, page) : walkedPage(where, page),
  )
  return { total, ids: found.map((row) => row.profile_id), extra }
}

export const noIds = sql`'{}'::int[]`

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`

export const matching = (db: Queryable, where: SQL): Promise<number> =>
  countOf(db, sql`(select from search_profiles where ${where})`)

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
