import type { ReportFilters } from '@bnr/contract/reports/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../platform/database.ts'
import { type Columns, cellsOf, type SheetRow } from '../platform/spreadsheet.ts'

/** Some rows of a report, and how much of it has been read with them: 0 to 1. */
export interface ReportPage {
  rows: readonly SheetRow[]
  done: number
}

export interface ReportContent {
  heading: SheetRow
  pages: (reader: Queryable) => AsyncIterable<ReportPage>
}

/** What a report is made of: today's day and age, and what was asked for. */
export interface ReportQuery {
  filters: ReportFilters
  now: Date
}

/** What is read in the order of its ids. */
interface Source {
  /** How many there are. */
  count: SQL
  /** The next after an id. */
  page: (after: number, most: number) => SQL
}

const pageRows = 250

/** A table, read from one id to the next: each page costs the same, however many came before it. */
export function keysetContent<Row extends { id: number }>(
  columns: Columns<Row>,
  { count, page }: Source,
): ReportContent {
  async function* pages(reader: Queryable) {
    const [counted] = await rows<{ total: number }>(reader, sql`select count(*)::int as total ${count}`)
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

/** All of these conditions; what is empty was not asked for. */
export function allOf(conditions: readonly (SQL | undefined | false | '' | 0)[]): SQL {
  const given = conditions.filter((one): one is SQL => Boolean(one))
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `)
}
