import type { StatementColumn, StatementColumns } from '@bnr/contract/bank/uploads'
import type { ReadRow } from '../files/sheets/sheet.ts'
import { finder } from './headings.ts'

/** How banks call their columns. */
const usual = {
  day: /\bdate\b/i,
  reference: /narration|description|particulars|remarks|details/i,
  further: /ref|cheque|chq|utr|transaction id/i,
  amount: /credit|deposit|^cr\b/i,
  debit: /debit|withdrawal|^dr\b/i,
  sign: /^(?:cr ?\/ ?dr|dr ?\/ ?cr|type|.*\b(?:cr|dr) ?\/ ?(?:cr|dr)\b.*)$/i,
} as const satisfies Record<StatementColumn, RegExp>

export const looksLikeStatement = (cells: readonly string[]): boolean =>
  cells.length >= 3 &&
  cells.some((cell) => usual.day.test(cell)) &&
  cells.some((cell) => /amount|credit|deposit/i.test(cell))

/** Maps columns by their headings; undefined if there is no column for the day, the reference or the amount. */
export function guessColumns(row: ReadRow): StatementColumns | undefined {
  const take = finder(row)
  const day = take(usual.day)
  const sign = take(usual.sign)
  const amount = take(usual.amount, /amount/i)
  const debit = take(usual.debit)
  const reference = take(usual.reference, usual.further)
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
