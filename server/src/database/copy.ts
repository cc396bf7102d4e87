import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** Rows in the text format of COPY, the fastest way to insert them into either database. */
export type CopyText = { columns: readonly string[]; lines: string[] }

export const emptyText = (): CopyText => ({ columns: [], lines: [] })

/** The row by column names of the database, without properties that are no column. */
export function stored<T extends PgTable>(
  table: T,
  row: Partial<T['$inferSelect']>,
): Record<string, unknown> {
  const named: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(getTableColumns(table)))
    if (name in row) named[column.name] = row[name as keyof typeof row]
  return named
}

/** Adds a row. All rows have the columns of the first. */
export function addRow(text: CopyText, row: object): void {
  if (text.lines.length === 0) text.columns = Object.keys(row)
  const values = row as Record<string, unknown>
  text.lines.push(`${text.columns.map((column) => written(values[column])).join('\t')}\n`)
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return escaped(`{${value.map((one) => JSON.stringify(one)).join(',')}}`)
  return escaped(JSON.stringify(value))
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '')
}

export async function copyInto(tx: Transaction, table: string, text: CopyText): Promise<void> {
  if (text.lines.length > 0) await tx.sendRows(`${table} (${text.columns.join(', ')})`, text.lines.join(''))
}
