import { sql } from 'drizzle-orm'
import { type Queryable, rows, type Transaction } from '../../../server/src/database/database.ts'

/** The name from release 0.9, under which older installations store it. */
const name = 'population'

/** How many demo profiles this installation has. */
export async function countSeeded(db: Queryable): Promise<number> {
  const [found] = await rows<{ value: string }>(db, sql`select value from installation where name = ${name}`)
  return Number(found?.value ?? 0)
}

/** Stores the new number in the transaction that reaches it. Throws when another process was faster. */
export async function noteSeeded(tx: Transaction, before: number, after: number): Promise<void> {
  const written = await rows<{ value: string }>(
    tx,
    sql`insert into installation (name, value) values (${name}, ${String(after)})
        on conflict (name) do update set value = excluded.value where installation.value = ${String(before)}
        returning value`,
  )
  if (written.length === 0) throw new Error('Another process is adding demo profiles')
}
