import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, rows, type Transaction } from '../src/database/database.ts'

/**
 * Runs calls at the same time: `hold` locks what all of them need until each of them waits. The embedded database runs one
 * transaction at a time, so only PostgreSQL reveals a missing lock.
 */
export async function race<T>(
  db: Database,
  hold: (tx: Transaction) => Promise<unknown>,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const locked = Promise.withResolvers<void>()
  let unanswered = calls.length
  const holding = db.inTransaction(async (tx) => {
    await hold(tx)
    locked.resolve()
    await untilWaiting(tx, () => unanswered)
  })
  await Promise.race([locked.promise, holding])
  const answered = () => {
    unanswered--
  }
  const racing = Promise.all(calls.map((call) => call().finally(answered)))
  await holding
  return await racing
}

/** Until every call that has no answer yet waits for a lock, but at most five seconds: a call can wait for something else. */
async function untilWaiting(tx: Transaction, unanswered: () => number): Promise<void> {
  if (!process.env.DATABASE_URL) return
  for (let looks = 0; looks < 250; looks++) {
    // Without this, a transaction sees the activity of its first look again.
    await tx.execute(sql`select pg_stat_clear_snapshot()`)
    const [found] = await rows<{ waiting: number }>(
      tx,
      sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((found?.waiting ?? 0) >= unanswered()) return
    await pause(20)
  }
}
