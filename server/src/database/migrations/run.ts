import type { MigrationMeta } from 'drizzle-orm/migrator'
import { admitBrokenRows } from './brokenRows.ts'
import type { Connection, Log } from './connection.ts'
import { codeOf, retryWhileLocked } from './waiting.ts'

export type Migration = Pick<MigrationMeta, 'sql' | 'hash' | 'folderMillis'>

/** A migration that begins with this line runs outside a transaction. docs/operations.md describes its statements. */
const marker = '-- one statement at a time'
const journal = 'drizzle.__drizzle_migrations'

/** Runs the missing migrations one by one. An interrupted run continues with the unfinished migration. */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  log?: Log,
): Promise<void> {
  await connection.query('create schema if not exists drizzle')
  await connection.query(
    `create table if not exists ${journal} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await connection.query<{ last: string | number }>(
    `select coalesce(max(created_at), 0) as last from ${journal}`,
  )
  const last = Number(rows[0]?.last)
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
    const isMarked = migration.sql[0]?.trimStart().startsWith(marker)
    await (isMarked ? runOutsideTransaction : runInTransaction)(connection, migration, log)
  }
}

async function runInTransaction(connection: Connection, migration: Migration): Promise<void> {
  await retryWhileLocked(async () => {
    await connection.query('begin')
    try {
      await connection.query(`set local lock_timeout = '1s'`)
      for (const statement of migration.sql) await connection.query(statement)
      await record(connection, migration)
      await connection.query('commit')
    } catch (error) {
      await connection.query('rollback')
      throw error
    }
  })
}

async function runOutsideTransaction(connection: Connection, migration: Migration, log: Log): Promise<void> {
  for (const statement of migration.sql) await runStatement(connection, statement, log)
  await record(connection, migration)
}

const record = (connection: Connection, { hash, folderMillis }: Migration) =>
  connection.query(`insert into ${journal} (hash, created_at) values ($1, $2)`, [hash, folderMillis])

const newIndex = /create (?:unique )?index concurrently if not exists "?(\w+)/i
const validation = /alter table "?(\w+)"? validate constraint "?(\w+)/i
/** Statements that block no other session while they wait for a lock. */
const waitsAlone = (statement: string) => newIndex.test(statement) || validation.test(statement)
const brokenRow = ['23503', '23514']

/** Runs one statement outside a transaction. After an interruption it runs again, so it must be repeatable. */
async function runStatement(connection: Connection, statement: string, log: Log): Promise<void> {
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
