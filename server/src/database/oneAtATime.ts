import type { Database } from './database.ts'

/** An arbitrary number, the same in every process, for the advisory lock of preparing the data. */
const lockNumber = 7_262_627

/** Runs `work` while no other process runs the same. Its session has no time limits, so it may wait long. */
export async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  await db.inSession(async (session) => {
    // The lock ends with the session, also after an error.
    await session.query('select pg_advisory_lock($1)', [lockNumber])
    await work()
  })
}
