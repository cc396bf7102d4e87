import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../../database/database.ts'

/** With more changes than these, it is faster to build the index again. */
export const mostChanges = 100_000

interface Change {
  id: string
  profile_id: number
  done: boolean
}

/** The changes that a statement saw: all of those that the index must have applied to answer for its moment. */
export interface Seen {
  /** The transaction from which they were counted. */
  since: string
  changes: number
  server: string
}

/** Identifies the running database server. */
export const thisServer = sql`extract(epoch from pg_postmaster_start_time())::text`

/** Transactions from the future belong to the server from which a backup was restored. */
export const changedSince = (since: string): SQL =>
  sql`transaction >= ${since}::text::xid8 and transaction < pg_snapshot_xmax(pg_current_snapshot())`

export async function oldestOpen(db: Queryable): Promise<{ oldest: string; server: string }> {
  const [found] = await sqlRows<{ oldest: string; server: string }>(db)`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, ${thisServer} as server`
  return found ?? { oldest: '', server: '' }
}

interface Moment {
  /** The oldest open transaction. */
  oldest: string
  server: string
  /** The oldest open transaction is older than `since`. */
  wentBack: boolean
  changes: Change[]
}

/** One statement, so that its changes and the oldest open transaction belong to one moment. */
export async function changesSince(db: Queryable, since: string): Promise<Moment> {
  const [found] = await sqlRows<Moment>(db)`
    with moment as (select pg_snapshot_xmin(pg_current_snapshot()) as oldest)
    select oldest::text as oldest, ${thisServer} as server, oldest < ${since}::text::xid8 as "wentBack", coalesce((
      select json_agg(json_build_object('id', id::text, 'profile_id', profile_id, 'done', transaction < oldest))
      from (select * from search_changes where ${changedSince(since)} limit ${mostChanges + 1}) as read),
      '[]') as changes
    from moment`
  if (!found) throw new Error('The database did not say what has changed')
  return found
}
