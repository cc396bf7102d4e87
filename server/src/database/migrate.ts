import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import type { Connection } from './migrations/connection.ts'
import { runMigrations } from './migrations/run.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** An arbitrary number, the same in every process, for the advisory lock of migrations. */
const lockNumber = 7_262_626
const pollInterval = 100

/**
 * Applies the migrations that are missing. Processes that start together wait for one another. Rows that violate a new
 * constraint are reported to `log`.
 */
export async function migrate(db: Database, log?: Pick<Logger, 'warn'>): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await db.inSession(async (session) => {
    // The lock ends with the session, also after an error.
    await waitForLock(session)
    await runMigrations(session, migrations, log)
  })
}

/** Polls for the lock, since a session that waits inside a statement would block every `create index concurrently`. */
async function waitForLock(session: Connection): Promise<void> {
  const ask = 'select pg_try_advisory_lock($1) as locked'
  while (!(await session.query<{ locked: boolean }>(ask, [lockNumber])).rows[0]?.locked)
    await pause(pollInterval)
}
