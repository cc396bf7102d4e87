import type { StatementColumn, StatementColumns } from '@bnr/contract/bank/uploads'
import type { ReadRow } from '../files/sheets/sheet.ts'

/** Statements begin with the name of the holder, the address and the period. */
const mostRowsAbove = 60

const isSame = (one: string, other: string) => comparable(one) === comparable(other)
const comparable = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** How banks call their columns. */
const usual = {
  day: /\bdate\b/i,
  reference: /narration|description|particulars|remarks|details/i,
  further: /ref|cheque|chq|utr|transaction id/i,
  amount: /credit|deposit|^cr\b/i,
  debit: /debit|withdrawal|^dr\b/i,
  sign: /^(?:cr ?\/ ?dr|dr ?\/ ?cr|type|.*\b(?:cr|dr) ?\/ ?(?:cr|dr)\b.*)$/i,
} as const satisfies Record<StatementColumn, RegExp>

/** The row with the headings: the first one that has all of the mapped columns, or else looks like headings. */
export function headingRow(
  rows: readonly ReadRow[],
  columns: StatementColumns | undefined,
): ReadRow | undefined {
  const above = rows.slice(0, mostRowsAbove)
  const wanted = columns ? headingsOf(columns).map(([, heading]) => heading) : []
  const mapped = columns && above.find((row) => wanted.every((heading) => indexOf(row, heading) >= 0))
  return mapped ?? above.find(({ cells }) => looksLikeHeadings(cells))
}

/** The mapped columns with their headings. */
export const headingsOf = (columns: StatementColumns): [StatementColumn, string][] =>
  (Object.entries(columns) as [StatementColumn, string | undefined][]).flatMap(([name, heading]) =>
    heading === undefined ? [] : [[name, heading]],
  )

const looksLikeHeadings = (cells: readonly string[]): boolean =>
  cells.length >= 3 &&
  cells.some((cell) => usual.day.test(cell)) &&
  cells.some((cell) => /amount|credit|deposit/i.test(cell))

export const indexOf = ({ cells }: ReadRow, heading: string): number =>
  cells.findIndex((cell) => isSame(cell, heading))

/** Maps columns by their headings; undefined if there is no column for the day, the reference or the amount. */
export function guessColumns({ cells }: ReadRow): StatementColumns | undefined {
  const headings = cells.filter((cell) => cell !== '')
  const taken = new Set<string>()
  const take = (pattern: RegExp): string | undefined => {
    const found = headings.find((heading) => !taken.has(heading) && pattern.test(heading))
    if (found !== undefined) taken.add(found)
    return found
  }
  const day = take(usual.day)
  const sign = take(usual.sign)
  const amount = take(usual.amount) ?? take(/amount/i)
  const debit = take(usual.debit)
  const reference = take(usual.reference) ?? take(usual.further)
  const further = take(usual.further)
  if (day === undefined || amount === undefined || reference === undefined) return undefined
  return {
    day,
    reference,
    amount,
    ...(further !== undefined && { further }),
    ...(debit !== undefined && { debit }),
    ...(sign !== undefined && debit === undefined && { sign }),
  }
}
