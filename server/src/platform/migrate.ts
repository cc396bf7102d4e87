import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'

const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any number, the same in every process: who holds it migrates. */
const lockNumber = 7_262_626

/** Brings the database to the newest migration; processes that start together wait for one another. */
export async function migrate(db: Database): Promise<void> {
  if ('pglite' in db.client) {
    const { migrate: run } = await import('drizzle-orm/pglite/migrator')
    return await run(db as never, { migrationsFolder: folder })
  }
  await migratePostgres(db.client.pool)
}

async function migratePostgres(pool: import('pg').Pool): Promise<void> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate: run } = await import('drizzle-orm/node-postgres/migrator')
  const connection = await pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [lockNumber])
    await run(drizzle(connection), { migrationsFolder: folder })
    await connection.query('select pg_advisory_unlock($1)', [lockNumber])
  } finally {
    connection.release()
  }
}
