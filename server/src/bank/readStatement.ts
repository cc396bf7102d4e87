import {
  type RowError,
  type StatementColumn,
  type StatementColumns,
  statementColumns,
} from '@bnr/contract/bank/uploads'
import type { Paise } from '@bnr/contract/money'
import type { ReadRow } from '../files/sheets/sheet.ts'
import { readAmount, readDay, readText } from './cells.ts'
import { headingRow, type Places, placesOf, rowsBelow } from './headings.ts'
import { cellOf, errorIn } from './rowsOfFile.ts'
import { guessColumns, looksLikeStatement } from './statementColumns.ts'

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

/** Reads a statement. Errors are those of its rows; a file that is no statement is refused. */
export function readStatement(
  rows: readonly ReadRow[],
  columns: StatementColumns | undefined,
  today: string,
): Statement {
  const heading = headingRow(rows, columns, looksLikeStatement)
  const headings = heading.cells.filter((cell) => cell !== '')
  const used = columns ?? guessColumns(heading)
  if (!used) return { headings, credits: [], debits: 0, others: 0, errors: [] }
  const places = placesOf(heading, used, statementColumns.fields)
  return { headings, columns: used, ...readRows(rowsBelow(rows, heading), places, today) }
}

type StatementPlaces = Places<StatementColumn>

function readRows(rows: readonly ReadRow[], places: StatementPlaces, today: string) {
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

/** Below the last day there are sums and notes of the bank. */
function lineOf(
  row: ReadRow,
  places: StatementPlaces,
  today: string,
  isBelow: boolean,
): Credit | RowError | 'debit' | 'other' {
  const wrong = (name: StatementColumn, message: string) => errorIn(row, places, name, message)
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
function movedBy(row: ReadRow, places: StatementPlaces) {
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

const isDebit = (row: ReadRow, { sign }: StatementPlaces): boolean =>
  sign !== undefined && /^(?:d|withdrawal)/i.test(row.cells[sign.at]?.trim() ?? '')

function referenceOf(row: ReadRow, places: StatementPlaces) {
  const texts: string[] = []
  for (const name of ['reference', 'further'] as const) {
    const read = cellOf(row, places, name, readText)
    if (!read) continue
    if ('problem' in read) return { ...read, column: name }
    if (!texts.includes(read.value)) texts.push(read.value)
  }
  return { value: texts.join(' ') }
}
