import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { financialYearOf } from '../invoices/financialYear.ts'
import { type NumberSeries, numberOf } from '../invoices/numbers.ts'
import { dayAfter } from '../memberships/days.ts'

/** Shorter texts, such as the 01 of a day, name no payment. */
const shortestKey = 3

/** Letters and digits only, in capitals, without leading zeros: how references are compared. */
const keyOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')

/** The same in SQL, for an index. */
export const sqlKeyOf = (text: SQLWrapper): SQL =>
  sql`ltrim(regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g'), '0')`

/** What a reference may name: transaction ids, numbers of cheques and UPI ids. A plain word names nothing. */
export function keysIn(reference: string): string[] {
  const pieces = [...reference.split(/[\s/|,;:]+/), ...reference.split(/[^A-Za-z0-9]+/)]
  const named = pieces.filter((piece) => /\d|@/.test(piece)).map(keyOf)
  return [...new Set(named.filter((key) => key.length >= shortestKey))]
}

const series: Readonly<Record<string, NumberSeries>> = { BNP: 'proforma', BNR: 'invoice', BN: 'invoice' }

/** BNR/26-27/000123, bnr 2627 123 or BNR26-27000123. */
const withYear = /(?<![a-z])(bnp|bnr|bn)[\s/_-]*(\d\d)[\s/_-]*(\d\d)[\s/_-]*(\d{1,7})(?!\d)/gi
/** BNP 123, of the financial year of the day or of a month before. */
const withoutYear = /(?<![a-z])(bnp|bnr|bn)[\s/_-]*(\d{1,7})(?!\d)/gi

/** Every invoice number that a reference may mean. */
export function numbersIn(reference: string, day: string): string[] {
  const found: string[] = []
  const add = (prefix: string, year: string, serial: string) => {
    const of = series[prefix.toUpperCase()]
    if (of && Number(serial) > 0) found.push(numberOf(of, year, Number(serial)))
  }
  // Removed, so that the year is not taken for a number.
  const others = reference.replace(withYear, (whole, prefix, from, to, serial) => {
    if ((Number(from) + 1) % 100 !== Number(to)) return whole
    add(prefix, `${from}-${to}`, serial)
    return ' '
  })
  for (const [, prefix = '', serial = ''] of others.matchAll(withoutYear))
    for (const year of new Set([financialYearOf(day), financialYearOf(dayAfter(day, -31))]))
      add(prefix, year, serial)
  return [...new Set(found)]
}

const shortestWord = 3
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .filter(({ length }) => length >= shortestWord),
  ),
]

/** Adds to the list of a key in place, since a common word has thousands. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Finds the rows whose name a reference has: two of its words, or the only one. Looks at every name once only. */
export function nameFinder<Row extends { name: string | null }>(rows: readonly Row[]) {
  const byWord = new Map<string, { row: Row; least: number }[]>()
  for (const row of rows) {
    const words = wordsOf(row.name ?? '')
    const named = { row, least: Math.min(2, words.length) }
    for (const word of words) addTo(byWord, word, named)
  }
  return (reference: string): Row[] => {
    const shared = new Map<{ row: Row; least: number }, number>()
    for (const word of wordsOf(reference))
      for (const named of byWord.get(word) ?? []) shared.set(named, (shared.get(named) ?? 0) + 1)
    return [...shared].filter(([{ least }, words]) => words >= least).map(([{ row }]) => row)
  }
}
