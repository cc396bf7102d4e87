import type { Database } from './database.ts'

/** An arbitrary number, the same in every process, for the advisory lock of preparing the data. */
const lockNumber = 7_262_627

/** Runs `work` while no other process runs the same. The lock belongs to a transaction, so a pooler keeps it too. */
export async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  if ('pglite' in db.client) return await work()
  const connection = await db.client.pool.connect()
  try {
    await connection.query('begin')
    await connection.query('select pg_advisory_xact_lock($1)', [lockNumber])
    await work()
  } finally {
    // Ending the session ends its transaction, also after an error.
    connection.release(true)
  }
}
