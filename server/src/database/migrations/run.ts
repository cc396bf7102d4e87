import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Connection, Log } from './connection.ts'
import { runStatement } from './statement.ts'
import { retryWhileLocked } from './waiting.ts'

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
