import { asc, eq, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { type Queryable, rows } from '../platform/database.ts'

/** What the audit can be asked for: the actions that are in it, and the staff. */
export async function choicesOf(db: Queryable) {
  const staff = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.type, 'au'))
    .orderBy(asc(users.name), asc(users.id))
  return { actions: await actionsIn(db), staff }
}

/** From one action to the next along their index, however many rows each has. */
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
