import type { IssuedNote, LedgerTotals } from '@bnr/contract/invoices/ledgers'
import { rupeesOf } from '@bnr/contract/money'
import type { PageOf } from '@bnr/contract/page'
import { and, type Column, gte, lte, type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'
import { direction, limits, type Sorted } from '../../database/paged.ts'
import { type Columns, cellsOf, type SheetRow } from '../../files/spreadsheet.ts'

/** A list of documents of the books, each with a day and amounts. */
export interface Ledger {
  /** Joined tables that have what the filters ask for. */
  from: SQL
  /** Tables that only the rows need. */
  joins: SQL
  columns: SQL
  day: SQL
  id: SQL
  /** Name of the table that has the amounts. */
  amounts: SQL
}

type LedgerRow = { id: number; day: string }

export const between = (day: Column, { from, to }: { from?: string | undefined; to?: string | undefined }) =>
  and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined)

export const memberCells: Columns<Pick<IssuedNote, 'bnrId' | 'billedTo' | 'planName'>> = {
  'BNR ID': ({ bnrId }) => bnrId,
  'Billed to': ({ billedTo }) => billedTo,
  Plan: ({ planName }) => planName,
}

export const amountCells: Columns<Pick<IssuedNote, 'rounding' | keyof LedgerTotals>> = {
  'Taxable value': ({ taxableValue }) => rupeesOf(taxableValue),
  IGST: ({ igst }) => rupeesOf(igst),
  CGST: ({ cgst }) => rupeesOf(cgst),
  SGST: ({ sgst }) => rupeesOf(sgst),
  Rounding: ({ rounding }) => rupeesOf(rounding),
  Total: ({ total }) => rupeesOf(total),
}

/** A page of the rows, with the totals of all of them. */
export async function ledgerPage<Row extends LedgerRow>(
  db: Queryable,
  { from, joins, columns, day, id, amounts }: Ledger,
  where: SQL | undefined,
  page: Sorted,
): Promise<PageOf<Row> & { totals: LedgerTotals }> {
  const sum = (name: string) => sql`coalesce(sum(${amounts}.${sql.identifier(name)}), 0)::float8`
  const [found] = await sqlRows<LedgerTotals & { count: number }>(db)`
    select count(*)::int as count, ${sum('taxable_value')} as "taxableValue", ${sum('igst')} as igst,
      ${sum('cgst')} as cgst, ${sum('sgst')} as sgst, ${sum('total')} as total from ${from} where ${where ?? sql`true`}`
  if (!found) throw new Error('The totals query returned no row')
  const { count, ...totals } = found
  const order = direction(page)
  const results = await sqlRows<Row>(db)`select ${columns} from ${from} ${joins} where ${where ?? sql`true`}
      order by ${order(day)}, ${order(id)} ${limits(page)}`
  return { results: results.map(present), total: count, page: page.page, totals }
}

/** Leaves out what is empty, since the wire has no null. */
const present = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row

export const countOfLedger = async (db: Queryable, { from }: Ledger, where: SQL | undefined) => {
  const [found] = await sqlRows<{ count: number }>(db)`
    select count(*)::int as count from ${from} where ${where ?? sql`true`}`
  return found?.count ?? 0
}

const pageRows = 500

/** The heading and all rows by day. Reads from one row to the next, so that every page costs the same. */
export async function* ledgerSheet<Row extends LedgerRow>(
  db: Queryable,
  { from, joins, columns, day, id }: Ledger,
  where: SQL | undefined,
  cells: Columns<Row>,
): AsyncGenerator<SheetRow> {
  yield Object.keys(cells)
  let last: LedgerRow = { id: 0, day: '1900-01-01' }
  for (;;) {
    const after = sql`(${day}, ${id}) > (${last.day}::date, ${last.id}::int)`
    const found = await sqlRows<Row>(db)`select ${columns} from ${from} ${joins} where ${and(where, after)}
        order by ${day}, ${id} limit ${pageRows}`
    for (const row of found) yield cellsOf(cells, row)
    const end = found.at(-1)
    if (!end || found.length < pageRows) return
    last = end
  }
}
