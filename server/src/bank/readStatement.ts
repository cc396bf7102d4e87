import {
  bankFile,
  type RowError,
  type StatementColumn,
  type StatementColumns,
} from '@bnr/contract/bank/uploads'
import type { Paise } from '@bnr/contract/money'
import { readCsv } from '../files/sheets/csv.ts'
import { type ReadRow, refuseFile } from '../files/sheets/sheet.ts'
import { invalidInput } from '../platform/failure.ts'
import { type Read, readAmount, readDay, readText } from './cells.ts'
import { guessColumns, headingRow, headingsOf, indexOf } from './headings.ts'

/** A credit of a statement. */
export type Credit = { row: number; day: string; amount: Paise; reference: string }

export type Statement = {
  headings: string[]
  /** Absent if the columns must be mapped first. */
  columns?: StatementColumns | undefined
  credits: Credit[]
  debits: number
  /** Rows without an amount. */
  others: number
  errors: RowError[]
}

const notCsv = 'This is no CSV file. Open the statement and save it as CSV'

/** Reads a statement. Errors are those of its rows; a file that is no statement is refused. */
export function readStatement(
  content: string,
  columns: StatementColumns | undefined,
  today: string,
): Statement {
  const bytes = Buffer.from(content, 'base64')
  if (/^(?:PK|%PDF|\xd0\xcf)/.test(bytes.subarray(0, 4).toString('latin1'))) throw refuseFile(notCsv)
  const rows = readCsv(bytes, { ...bankFile, unpacked: 0 })
  const heading = headingRow(rows, columns)
  if (!heading) throw refuseFile('The file has no row with headings for a day and an amount')
  const headings = heading.cells.filter((cell) => cell !== '')
  const used = columns ?? guessColumns(heading)
  if (!used) return { headings, credits: [], debits: 0, others: 0, errors: [] }
  const places = placesOf(heading, used)
  const below = rows.slice(rows.indexOf(heading) + 1).filter((row) => !isSameRow(row, heading))
  const read = readRows(below, places, today)
  return { headings, columns: used, ...read }
}

/** Some banks print the headings again on each page. */
const isSameRow = (one: ReadRow, other: ReadRow) => one.cells.join('\n') === other.cells.join('\n')

type Places = Readonly<Partial<Record<StatementColumn, { at: number; heading: string }>>>

const keyOf = { day: 'dt', reference: 'ref', further: 're2', amount: 'am', debit: 'db', sign: 'sg' } as const

function placesOf(heading: ReadRow, columns: StatementColumns): Places {
  return Object.fromEntries(
    headingsOf(columns).map(([name, column]) => {
      const at = indexOf(heading, column)
      if (at < 0) throw invalidInput({ [`cl.${keyOf[name]}`]: `The file has no column '${column}'` })
      return [name, { at, heading: column }]
    }),
  )
}

function readRows(rows: readonly ReadRow[], places: Places, today: string) {
  const found = { credits: [] as Credit[], debits: 0, others: 0, errors: [] as RowError[] }
  const lastDay = rows.findLastIndex((row) => 'value' in (cellOf(row, places, 'day', readDay) ?? {}))
  for (const [index, row] of rows.entries()) {
    const line = lineOf(row, places, today, index > lastDay)
    if (line === 'other') found.others++
    else if (line === 'debit') found.debits++
    else if ('message' in line) found.errors.push(line)
    else found.credits.push(line)
  }
  return found
}

function cellOf<Value>(
  { cells }: ReadRow,
  places: Places,
  name: StatementColumn,
  read: (cell: string) => Read<Value>,
): Read<Value> {
  const place = places[name]
  return place && read(cells[place.at] ?? '')
}

/** Below the last day there are sums and notes of the bank. */
function lineOf(
  row: ReadRow,
  places: Places,
  today: string,
  isBelow: boolean,
): Credit | RowError | 'debit' | 'other' {
  const wrong = (name: StatementColumn, message: string): RowError => ({
    row: row.number,
    column: places[name]?.heading ?? '',
    message,
  })
  const moved = movedBy(row, places)
  const day = cellOf(row, places, 'day', readDay)
  const isNote = isBelow && !/\d/.test(row.cells[places.day?.at ?? 0] ?? '')
  if (moved === undefined || isNote) return 'other'
  if ('problem' in moved) return wrong(moved.column, moved.problem)
  if (day === undefined) return wrong('day', 'The day is missing')
  if ('problem' in day) return wrong('day', day.problem)
  if (day.value > today) return wrong('day', `'${day.value}' is in the future`)
  if (moved.value < 0) return 'debit'
  const reference = referenceOf(row, places)
  if ('problem' in reference) return wrong(reference.column, reference.problem)
  return { row: row.number, day: day.value, amount: moved.value, reference: reference.value }
}

/** The amount of a row, negative for a debit; undefined if the row moves nothing. */
function movedBy(row: ReadRow, places: Places) {
  const amount = cellOf(row, places, 'amount', readAmount)
  const debit = cellOf(row, places, 'debit', readAmount)
  if (amount && 'problem' in amount) return { ...amount, column: 'amount' as const }
  if (debit && 'problem' in debit) return { ...debit, column: 'debit' as const }
  if (amount && amount.value !== 0 && debit && debit.value !== 0)
    return { problem: 'The row has both a credit and a debit', column: 'debit' as const }
  if (debit && debit.value !== 0) return { value: -Math.abs(debit.value) as Paise }
  if (!amount || amount.value === 0) return undefined
  return isDebit(row, places) ? { value: -Math.abs(amount.value) as Paise } : amount
}

const isDebit = (row: ReadRow, { sign }: Places): boolean =>
  sign !== undefined && /^(?:d|withdrawal)/i.test(row.cells[sign.at]?.trim() ?? '')

function referenceOf(row: ReadRow, places: Places) {
  const texts: string[] = []
  for (const name of ['reference', 'further'] as const) {
    const read = cellOf(row, places, name, readText)
    if (!read) continue
    if ('problem' in read) return { ...read, column: name }
    if (!texts.includes(read.value)) texts.push(read.value)
  }
  return { value: texts.join(' ') }
}
