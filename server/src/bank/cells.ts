import type { Paise } from '@bnr/contract/money'
import { typedDay } from '../files/sheets/typedDay.ts'

/** What a cell says, or what is wrong with it. Empty cells say nothing. */
export type Read<Value> = { value: Value } | { problem: string } | undefined

/** Larger amounts are no payments: a thousand crore rupees. The amounts of a whole file still add up exactly. */
const mostPaise = 1_000_000_000_000

/** A plain number, with commas as in India or elsewhere. Three digits follow the last one: 500,00 is a decimal comma. */
const figure = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.(\d+))?$/

/** Reads an amount as Indian banks write it: 1,23,456.50, ₹ 500, Rs. 500.00 Cr, (500.00), 500.00-. */
export function readAmount(cell: string): Read<Paise> {
  const text = cell.trim()
  if (text === '' || text === '-') return undefined
  const isNegative = /^\(.*\)$/.test(text) || /^-|-$|\bdr\.?$/i.test(text)
  const bare = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?:cr|dr)\.?$/i, '')
    .replace(/^[-+]|-$/g, '')
    .replace(/₹|rs\.?|inr/i, '')
    .replace(/\s/g, '')
  const match = figure.exec(bare)
  if (!match || bare === '' || bare === '.') return { problem: `'${cut(text)}' is not an amount` }
  const [, decimals = ''] = match
  if (/[1-9]/.test(decimals.slice(2))) return { problem: `'${cut(text)}' has more than two decimals` }
  const [whole = ''] = bare.replaceAll(',', '').split('.')
  const paise = Number(whole || 0) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  if (paise > mostPaise) return { problem: `'${cut(text)}' is too large` }
  return { value: (isNegative ? -paise : paise) as Paise }
}

/** Reads the day of a cell. */
export function readDay(cell: string): Read<string> {
  const text = cell.trim()
  if (text === '') return undefined
  const value = typedDay(text)
  return value ? { value } : { problem: `'${cut(text)}' is not a date` }
}

/** Banks write ="000123" so that spreadsheets keep the zeros. Any other formula is refused. */
export function readText(cell: string): Read<string> {
  const text = cell.trim().replace(/\s+/g, ' ')
  if (text === '') return undefined
  const [, kept] = /^="([^"]*)"$/.exec(text) ?? []
  if (kept !== undefined) return { value: kept.trim() }
  return /^[=@]/.test(text) ? { problem: 'Formulas are not accepted' } : { value: text.replace(/^'/, '') }
}

const cut = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text)
