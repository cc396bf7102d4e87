import type { PageOf } from '@bnr/contract/page'
import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Queryable, rows } from './database.ts'

/** `page` is zero-based. */
export type Page = { page: number; size: number }
/** A key and which way, as the contract names them. */
export type Sorted = Page & { sort: string }

/** Which way a page is asked for: a function for each column of its order. */
export const direction = ({ sort }: Pick<Sorted, 'sort'>) => (sort.endsWith(',asc') ? asc : desc)

/** A select that nothing orders or limits yet. */
interface Found<Row> extends SQLWrapper {
  orderBy(...order: SQL[]): { limit(size: number): { offset(first: number): PromiseLike<Row[]> } }
}

/** One page of what a select finds, and how many it finds in all. */
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

/** The same for SQL in text; its rows are as they come from the database. */
export async function pageOfText<Row>(
  db: Queryable,
  found: SQL,
  order: SQL,
  page: Page,
): Promise<PageOf<Row>> {
  const total = await countOf(db, sql`(${found})`)
  const results = await rows<Row>(db, sql`${found} order by ${order} ${limits(page)}`)
  return { results, total, page: page.page }
}

/** How many rows stand in a source: a table, or a select in brackets. */
export async function countOf(db: Queryable, found: SQL): Promise<number> {
  const [counted] = await rows<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${found} as found`,
  )
  return counted?.total ?? 0
}

export const limits = ({ page, size }: Page): SQL => sql`limit ${size} offset ${page * size}`

/** The same page, each row as it is shown. */
export const presented = <Row, Shown>(
  { results, ...page }: PageOf<Row>,
  present: (row: Row) => Shown,
): PageOf<Shown> => ({ ...page, results: results.map(present) })
