import { sql } from 'drizzle-orm'
import { type Queryable, rows, type Transaction } from '../platform/database.ts'

const name = 'population'

/** How many members of the population this installation holds. */
export async function populationSize(db: Queryable): Promise<number> {
  const [found] = await rows<{ value: string }>(db, sql`select value from installation where name = ${name}`)
  return Number(found?.value ?? 0)
}

/** Notes the new size in the transaction that reaches it; fails when another process was faster. */
export async function notePopulation(tx: Transaction, before: number, after: number): Promise<void> {
  const written = await rows<{ value: string }>(
    tx,
    sql`insert into installation (name, value) values (${name}, ${String(after)})
        on conflict (name) do update set value = excluded.value where installation.value = ${String(before)}
        returning value`,
  )
  if (written.length === 0) throw new Error('Another process is adding to the demo population')
}
