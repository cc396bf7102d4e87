import type { PageOf } from '@bnr/contract/page'
import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from './database.ts'
import { plannedRows } from './planned.ts'

export type Page = { page: number; size: number }
/** `sort` is a key and a direction, as in the contract. */
export type Sorted = Page & { sort: string }

/** The direction of a sort as a function that orders a column. */
export const direction = ({ sort }: Pick<Sorted, 'sort'>) => (sort.endsWith(',asc') ? asc : desc)

/** A select without an order or limit. */
interface Found<Row> extends SQLWrapper {
  orderBy(...order: SQL[]): { limit(size: number): { offset(first: number): PromiseLike<Row[]> } }
}

/** One page of the rows that a select finds, and their total number. */
export async function pageOf<Row>(
  db: Queryable,
  found: Found<Row>,
  order: readonly SQL[],
  { page, size }: Page,
): Promise<PageOf<Row>> {
  const total = await countOf(db, sql`${found}`)
  const results = await found
    .orderBy(...order)
    .limit(size)
    .offset(page * size)
  return { results, total, page }
}

/** Does the same for SQL in text form. Rows have the column names of the database. */
export async function pageOfText<Row extends object>(
  db: Queryable,
  found: SQL,
  order: SQL,
  page: Page,
): Promise<PageOf<Row>> {
  const total = await countOf(db, sql`(${found})`)
  const results = await sqlRows<Row>(db)`${found} order by ${order} ${limits(page)}`
  return { results, total, page: page.page }
}

/**
 * The same in one planned statement, for lists that members open often. `found` has few forms, and `order` names columns
 * that it selects.
 */
export async function plannedPage<Row extends object>(
  db: Queryable,
  name: string,
  { found, order }: { found: SQL; order: SQL },
  page: Page,
): Promise<PageOf<Row>> {
  const listed = await plannedRows<Row & { total: number }>(db, name)`
    select *, count(*) over ()::int as total from (${found}) as found order by ${order} ${limits(page)}`
  const isBeyond = listed.length === 0 && page.page > 0
  const total = isBeyond ? await countOf(db, sql`(${found})`) : (listed[0]?.total ?? 0)
  return { results: listed.map(({ total: _, ...row }) => row as unknown as Row), total, page: page.page }
}

/** Counts the rows of a source: a table, or a select in brackets. */
export async function countOf(db: Queryable, found: SQL): Promise<number> {
  const [counted] = await sqlRows<{ total: number }>(db)`
    select count(*)::int as total from ${found} as found`
  return counted?.total ?? 0
}

/** Counts the rows of a select that members need often. */
export async function plannedCount(db: Queryable, name: string, found: SQL): Promise<number> {
  const [counted] = await plannedRows<{ total: number }>(db, name)`
    select count(*)::int as total from (${found}) as found`
  return counted?.total ?? 0
}

export const limits = ({ page, size }: Page): SQL => sql`limit ${size} offset ${page * size}`

/** Applies `present` to each row of a page. */
export const presented = <Row, Shown>(
  { results, ...page }: PageOf<Row>,
  present: (row: Row) => Shown,
): PageOf<Shown> => ({ ...page, results: results.map(present) })
