import type { Paise } from '@bnr/contract/money'
import { monthNames } from '@bnr/contract/monthNames'

/** What a cell says, or what is wrong with it. Empty cells say nothing. */
export type Read<Value> = { value: Value } | { problem: string } | undefined

/** Larger amounts are no payments: one lakh crore rupees. */
const mostPaise = 100_000_000_000_000

/** A plain number, with commas as in India or elsewhere. */
const figure = /^(?:\d{1,3}(?:,\d{2,3})+|\d+)?(?:\.(\d+))?$/

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
  if (!match || bare === '' || bare === '.') return { problem: `'${cut(text)}' is no amount` }
  const [, decimals = ''] = match
  if (/[1-9]/.test(decimals.slice(2))) return { problem: `'${cut(text)}' has more than two decimals` }
  const [whole = ''] = bare.replaceAll(',', '').split('.')
  const paise = Number(whole || 0) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  if (paise > mostPaise) return { problem: `'${cut(text)}' is too large` }
  return { value: (isNegative ? -paise : paise) as Paise }
}

const numbered = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[ ,T].*)?$/
const named = /^(\d{1,2})[-/. ]?([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})(?:[ ,T].*)?$/i
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ ,T].*)?$/

/** Reads a day as Indian banks write it, the day before the month: 21/11/2026, 21-11-26, 21-Nov-26, 2026-11-21. */
export function readDay(cell: string): Read<string> {
  const text = cell.trim()
  if (text === '') return undefined
  const parts = partsOf(text)
  const shown = parts && Date.UTC(parts.year, parts.month - 1, parts.day)
  const value = shown === undefined ? '' : new Date(shown).toISOString().slice(0, 10)
  const isDay = parts && value === [parts.year, two(parts.month), two(parts.day)].join('-')
  return isDay ? { value } : { problem: `'${cut(text)}' is no day` }
}

const two = (number: number) => String(number).padStart(2, '0')

function partsOf(text: string): { year: number; month: number; day: number } | undefined {
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? []
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
  const [, day, month, year = ''] = numbered.exec(text) ?? named.exec(text) ?? []
  if (!day || !month) return undefined
  const century = year.length === 2 ? 2000 : 0
  return { day: Number(day), month: monthOf(month), year: century + Number(year) }
}

/** The number of a month, or 0 if there is none of this name. */
function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const short = text.toLowerCase()
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(short)) + 1
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
