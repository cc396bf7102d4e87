import { type Queryable, sqlRows } from '../../database/database.ts'
import { changedSince, oldestOpen, thisServer } from '../../profiles/changeLog.ts'

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

export async function momentNow(db: Queryable): Promise<{ oldest: string; server: string }> {
  const [found] = await sqlRows<{ oldest: string; server: string }>(db)`
    select ${oldestOpen}::text as oldest, ${thisServer} as server`
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
    with moment as (select ${oldestOpen} as oldest)
    select oldest::text as oldest, ${thisServer} as server, oldest < ${since}::text::xid8 as "wentBack", coalesce((
      select json_agg(json_build_object('id', id::text, 'profile_id', profile_id, 'done', transaction < oldest))
      from (select * from search_changes where ${changedSince(since)} limit ${mostChanges + 1}) as read),
      '[]') as changes
    from moment`
  if (!found) throw new Error('The query for changed profiles returned no row')
  return found
}
