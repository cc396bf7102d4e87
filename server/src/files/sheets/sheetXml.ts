import type { PartReader } from './workbookPackage.ts'

type Sheet = {
  texts: readonly string[]
  dates: readonly boolean[]
  from1904: boolean
  /** Cells beyond one more than this are not collected. */
  columns: number
  add: (number: number, cells: readonly string[]) => void
}

type Cell = { column: number; type: string; style: number; value: string; formula: string; inline: string }

/** Reads the rows of a sheet. Each cell becomes a text, and days become yyyy-MM-dd. */
export function sheetReader(sheet: Sheet): PartReader {
  let number = 0
  let row: string[] = []
  let cell: Cell | undefined
  let part: 'value' | 'formula' | 'inline' | undefined
  return {
    open: (name, { r, t = 'n', s = '0' }) => {
      if (name === 'row') {
        number = Number(r) || number + 1
        row = []
      }
      if (name === 'c') {
        const column = r ? columnOf(r) : row.length
        cell = { column, type: t, style: Number(s), value: '', formula: '', inline: '' }
      }
      part = partOf(name)
    },
    text: (piece) => {
      if (cell && part) cell[part] += piece
    },
    close: (name) => {
      part = undefined
      if (name === 'c' && cell) {
        if (cell.column <= sheet.columns) put(row, cell.column, textOf(cell, sheet))
        cell = undefined
      }
      if (name === 'row') sheet.add(number, row)
    },
  }
}

const parts = { v: 'value', f: 'formula', t: 'inline' } as const
const partOf = (name: string) => (Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : undefined)

/** The number of the column in an address such as AB12, counted from 0. */
function columnOf(address: string): number {
  const letters = /^[A-Z]+/.exec(address)?.[0] ?? 'A'
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function put(row: string[], column: number, text: string): void {
  while (row.length < column) row.push('')
  row[column] = text
}

/** The shown value of a cell. A formula without a stored value is shown as it was typed. */
function textOf({ type, style, value, formula, inline }: Cell, { texts, dates, from1904 }: Sheet): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'inlineStr') return inline
  if (type === 'e') return ''
  if (value === '' && formula !== '') return `=${formula}`
  if (type === 'n' && value !== '') return dates[style] ? dayOf(Number(value), from1904) : plainNumber(value)
  return value
}

/** Numbers as people write them: a phone number never as 9.87E9, and 5.4 never as 5.4000000000000004. */
function plainNumber(value: string): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return Number.isInteger(number) ? number.toFixed(0) : String(Number(number.toPrecision(12)))
}

const day = 86_400_000

/** Day 1 is 1 January 1900, and day 60 is a 29 February that never was. */
function dayOf(serial: number, from1904: boolean): string {
  const days = from1904 ? serial + 1462 : serial
  const moment = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + Math.floor(days) * day)
  return Number.isNaN(moment.getTime()) ? String(serial) : moment.toISOString().slice(0, 10)
}
