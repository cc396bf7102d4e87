import { type SQL, sql } from 'drizzle-orm'
import { type Database, sqlRows } from '../database/database.ts'

/*
 * Triggers write into the logs `search_changes` and `card_changes` which profile changed, in the transaction that changed
 * it. A cache has seen every change of transactions before the oldest open one, and asks for those of that one and later
 * ones. A serial number would skip changes of transactions that commit late.
 */

/** Transactions from the future belong to the server from which a backup was restored. */
export const changedSince = (since: string): SQL =>
  sql`transaction >= ${since}::text::xid8 and transaction < pg_snapshot_xmax(pg_current_snapshot())`

/** The oldest open transaction, of the moment for which the statement answers. It is never older than before. */
export const oldestOpen = sql`pg_snapshot_xmin(pg_current_snapshot())`

/**
 * Identifies the running database server. One that takes over gives the ids of lost transactions to others, which a cache
 * would take for known ones.
 */
export const thisServer = sql`extract(epoch from pg_postmaster_start_time())::text`

/** A million profiles can change in a moment, and a statement may not take long. */
const batchSize = 10_000

/** Deletes changes that are older than a day, which every cache has read or never will. */
export async function sweepLog(db: Database, log: 'search_changes' | 'card_changes', size = batchSize) {
  const table = sql.identifier(log)
  let deleted: unknown[]
  do {
    deleted = await sqlRows(db)`
      delete from ${table} where id in (
        select id from ${table} where changed_at < clock_timestamp() - interval '1 day'
        order by changed_at limit ${size}) returning id`
  } while (deleted.length === size)
}
