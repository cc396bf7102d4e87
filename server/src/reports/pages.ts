import type { ReportFilters } from '@bnr/contract/reports/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows, sqlRows } from '../database/database.ts'
import { type Columns, cellsOf, type SheetRow } from '../files/spreadsheet.ts'

/** Some rows of a report. `done` is the share of the report that has been read, 0 to 1. */
export interface ReportPage {
  rows: readonly SheetRow[]
  done: number
}

export interface ReportContent {
  heading: SheetRow
  pages: (reader: Queryable) => AsyncIterable<ReportPage>
}

/** What a report is made from: its filters, and the current time for days and ages. */
export interface ReportQuery {
  filters: ReportFilters
  now: Date
}

/** A query that is read in the order of its ids. */
interface Source {
  /** The `from` and `where` parts, for counting. */
  count: SQL
  /** Selects the next rows after an id. */
  page: (after: number, most: number) => SQL
}

const pageRows = 250

/** Reads a table from one id to the next, so that every page costs the same. */
export function keysetContent<Row extends { id: number }>(
  columns: Columns<Row>,
  { count, page }: Source,
): ReportContent {
  async function* pages(reader: Queryable) {
    const [counted] = await sqlRows<{ total: number }>(reader)`select count(*)::int as total ${count}`
    const total = counted?.total ?? 0
    let read = 0
    for (let after = 0; ; ) {
      const found = await rows<Row>(reader, page(after, pageRows))
      read += found.length
      yield { rows: found.map((row) => cellsOf(columns, row)), done: Math.min(1, read / Math.max(1, total)) }
      if (found.length < pageRows) return
      after = found.at(-1)?.id ?? after
    }
  }
  return { heading: Object.keys(columns), pages }
}

/** Joins all conditions. Empty ones are filters that were not set. */
export function allOf(conditions: readonly (SQL | undefined | false | '' | 0)[]): SQL {
  const given = conditions.filter((one): one is SQL => Boolean(one))
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `)
}
