import { asc, eq, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { type Queryable, rows } from '../database/database.ts'

/** The choices of the filter: actions that occur in the log, and staff. */
export async function choicesOf(db: Queryable) {
  const staff = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.type, 'au'))
    .orderBy(asc(users.name), asc(users.id))
  return { actions: await actionsIn(db), staff }
}

/** Jumps from one action to the next in their index, so the number of entries does not matter. */
async function actionsIn(db: Queryable): Promise<string[]> {
  const found = await rows<{ action: string }>(
    db,
    sql`with recursive next as (
        (select action from audit_log order by action limit 1)
        union all
        select (select a.action from audit_log a where a.action > next.action order by a.action limit 1)
        from next where next.action is not null)
      select action from next where action is not null`,
  )
  return found.map(({ action }) => action)
}
