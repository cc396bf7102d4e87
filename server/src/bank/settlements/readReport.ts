import {
  type ReportColumn,
  type ReportColumns,
  reportColumns,
  type SettlementProblem,
} from '@bnr/contract/bank/settlements'
import type { RowError } from '@bnr/contract/bank/uploads'
import type { Paise } from '@bnr/contract/money'
import type { ReadRow } from '../../files/sheets/sheet.ts'
import { readAmount, readDay, readText } from '../cells.ts'
import { finder, headingRow, type Places, placesOf, rowsBelow } from '../headings.ts'
import { cellOf, errorIn } from '../rowsOfFile.ts'

/** An order in a settlement. */
export interface SettledOrder {
  orderId: string
  utr: string
  day: string
  amount: Paise
  fee: Paise
  tax: Paise
  net: Paise
}

export interface Report {
  headings: string[]
  /** Absent if the columns must be mapped first. */
  columns?: ReportColumns | undefined
  orders: SettledOrder[]
  others: number
  errors: RowError[]
}

const longestOrder = 40

const looksLikeReport = (cells: readonly string[]): boolean =>
  cells.some((cell) => /order|txn|transaction/i.test(cell)) && cells.some((cell) => /amount|amt/i.test(cell))

/** Maps columns by their headings; undefined if one of them is missing. */
function guessColumns(row: ReadRow): ReportColumns | undefined {
  const take = finder(row)
  const columns = {
    utr: take(/utr/i, /bank ref/i),
    orderId: take(/order ?(?:id|no|number)/i, /order$/i),
    tax: take(/gst|tax/i),
    fee: take(/fee|charge|commission|tdr|mdr/i),
    net: take(/net|settle(?:d|ment) ?am|payable/i),
    day: take(/settle.*date/i, /pay ?out.*date/i, /date/i),
    amount: take(/gross|order ?am|amount|amt/i),
  }
  const { utr, orderId, tax, fee, net, day, amount } = columns
  if (!utr || !orderId || !tax || !fee || !net || !day || !amount) return undefined
  return { utr, orderId, tax, fee, net, day, amount }
}

/** Reads a settlement report. Errors are those of its rows; a file that is no report is refused. */
export function readReport(
  rows: readonly ReadRow[],
  columns: ReportColumns | undefined,
  today: string,
): Report {
  const heading = headingRow(rows, columns, looksLikeReport)
  const headings = heading.cells.filter((cell) => cell !== '')
  const used = columns ?? guessColumns(heading)
  const found: Report = { headings, columns: used, orders: [], others: 0, errors: [] }
  if (!used) return found
  const places = placesOf(heading, used, reportColumns.fields)
  for (const row of rowsBelow(rows, heading)) {
    const order = orderOf(row, places, today)
    if (order === 'other') found.others++
    else if ('message' in order) found.errors.push(order)
    else found.orders.push(order)
  }
  return found
}

const amountNames = ['amount', 'fee', 'tax', 'net'] as const

function orderOf(
  row: ReadRow,
  places: Places<ReportColumn>,
  today: string,
): SettledOrder | RowError | 'other' {
  const wrong = (name: ReportColumn, message: string) => errorIn(row, places, name, message)
  const orderId = cellOf(row, places, 'orderId', readText)
  const amount = cellOf(row, places, 'amount', readAmount)
  // A sum at the end has no order, and a note has no amount.
  if (!orderId || (!amount && !cellOf(row, places, 'net', readAmount))) return 'other'
  if ('problem' in orderId) return wrong('orderId', orderId.problem)
  if (orderId.value.length > longestOrder) return wrong('orderId', `Use at most ${longestOrder} characters`)
  const day = cellOf(row, places, 'day', readDay)
  if (!day) return wrong('day', 'The day is missing')
  if ('problem' in day) return wrong('day', day.problem)
  if (day.value > today) return wrong('day', `'${day.value}' is in the future`)
  const utr = cellOf(row, places, 'utr', readText)
  if (!utr) return wrong('utr', 'The UTR is missing')
  if ('problem' in utr) return wrong('utr', utr.problem)
  // A dash or a word would be part of the references of many bank lines.
  if (!/\d/.test(utr.value)) return wrong('utr', 'The UTR is missing')
  if (utr.value.length > longestOrder) return wrong('utr', `Use at most ${longestOrder} characters`)
  const amounts: Partial<Record<ReportColumn, Paise>> = {}
  for (const name of amountNames) {
    const read = cellOf(row, places, name, readAmount)
    if (read && 'problem' in read) return wrong(name, read.problem)
    if (!read && (name === 'amount' || name === 'net')) return wrong(name, 'The amount is missing')
    amounts[name] = read ? read.value : (0 as Paise)
  }
  return { orderId: orderId.value, utr: utr.value.toUpperCase(), day: day.value, ...amountsOf(amounts) }
}

/** Some reports print what was taken as negative. */
function amountsOf({ amount, fee, tax, net }: Partial<Record<ReportColumn, Paise>>) {
  const taken = (of: Paise | undefined) => ((amount ?? 0) > 0 ? Math.abs(of ?? 0) : (of ?? 0)) as Paise
  return { amount: amount as Paise, fee: taken(fee), tax: taken(tax), net: net as Paise }
}

interface OurOrder {
  amount: Paise
}

/** What is wrong with an order of a report; undefined if nothing is. A refund is at most what was paid. */
export function problemOf(
  { amount, fee, tax, net }: SettledOrder,
  order: OurOrder | undefined,
  isSettled: boolean,
): SettlementProblem | undefined {
  if (!order) return 'order'
  const fits = amount > 0 ? amount === order.amount : -amount <= order.amount
  if (!fits) return 'amount'
  if (net !== amount - fee - tax) return 'net'
  return amount > 0 && isSettled ? 'again' : undefined
}
