import { admitBrokenRows } from './brokenRows.ts'
import type { Connection, Log } from './connection.ts'
import { codeOf, retryWhileLocked } from './waiting.ts'

const newIndex = /create (?:unique )?index concurrently if not exists "?(\w+)/i
const validation = /alter table "?(\w+)"? validate constraint "?(\w+)/i
/** Statements that block no other session while they wait for a lock. */
const waitsAlone = (statement: string) => newIndex.test(statement) || validation.test(statement)
const brokenRow = ['23503', '23514']

/** Runs one statement outside a transaction. After an interruption it runs again, so it must be repeatable. */
export async function runStatement(connection: Connection, statement: string, log: Log): Promise<void> {
  const [, index] = newIndex.exec(statement) ?? []
  if (index) await dropUnfinished(connection, index)
  await connection.query(`set lock_timeout = '${waitsAlone(statement) ? 0 : '1s'}'`)
  try {
    await retryWhileLocked(() => connection.query(statement))
  } catch (error) {
    const [, table, constraint] = validation.exec(statement) ?? []
    if (!table || !constraint || !brokenRow.includes(codeOf(error) ?? '')) throw error
    await admitBrokenRows(connection, { table, constraint }, log)
  }
}

/** Drops the invalid index that an interrupted `create index concurrently` leaves behind. */
async function dropUnfinished(connection: Connection, index: string): Promise<void> {
  const { rows } = await connection.query<{ found: boolean }>(
    'select true as found from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  if (rows.length > 0) await connection.query(`drop index concurrently "${index}"`)
}
