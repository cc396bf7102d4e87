import type { Transaction as EmbeddedTransaction } from '@electric-sql/pglite'
import type { PoolClient } from 'pg'
import type { Transaction } from './database.ts'

/** Rows in the text form that COPY reads: the quickest way into either database. */
export type CopyText = { columns: readonly string[]; lines: string[] }

export const emptyText = (): CopyText => ({ columns: [], lines: [] })

/** All rows of a text have the columns of its first. */
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

/** Sends the rows into a table. */
export async function copyInto(tx: Transaction, table: string, text: CopyText): Promise<void> {
  if (text.lines.length === 0) return
  const target = `${table} (${text.columns.join(', ')})`
  const data = text.lines.join('')
  const connection = connectionOf(tx)
  if ('exec' in connection)
    await connection.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([data]) })
  else await send(connection, `copy ${target} from stdin`, data)
}

function connectionOf(tx: Transaction): EmbeddedTransaction | PoolClient {
  return (tx._.session as unknown as { client: EmbeddedTransaction | PoolClient }).client
}

type Connection = { sendCopyFromChunk: (chunk: Buffer) => void; endCopyFrom: () => void }

/** pg knows the messages of COPY, but leaves it to a query of one's own to send them. */
async function send(client: PoolClient, statement: string, data: string): Promise<void> {
  const { Query } = (await import('pg')).default
  await new Promise<void>((resolve, reject) => {
    const copy = new Query(statement, (error) => (error ? reject(error) : resolve()))
    const handleCopyInResponse = (connection: Connection) => {
      connection.sendCopyFromChunk(Buffer.from(data))
      connection.endCopyFrom()
    }
    client.query(Object.assign(copy, { handleCopyInResponse }))
  })
}
