import { sql } from 'drizzle-orm'
import { rows, type Transaction } from '../platform/database.ts'

/** A narrow row that is written looks for its memberships: without their index, each would read all of them. */
const readMeanwhile = ['memberships_profile']

/**
 * Takes indexes and references off tables that are still empty while `fill` runs and puts them on again: they are made
 * of many rows several times faster than row by row. All of it belongs to the transaction.
 */
export async function withoutIndexes(
  tx: Transaction,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const parts = await removableParts(tx, tables)
  for (const { remove } of parts) await tx.execute(sql.raw(remove))
  await fill()
  for (const { restore } of parts) await tx.execute(sql.raw(restore))
}

/** Primary keys and unique constraints stay: references of other tables rest on them. */
async function removableParts(tx: Transaction, tables: readonly string[]) {
  const names = sql`(${sql.join(
    tables.map((table) => sql`${table}::regclass`),
    sql`, `,
  )})`
  const kept = sql`(${sql.join(
    readMeanwhile.map((index) => sql`${index}::regclass`),
    sql`, `,
  )})`
  return await rows<{ remove: string; restore: string }>(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
               format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                 pg_get_constraintdef(oid)) as restore
        from pg_constraint where contype = 'f' and conrelid in ${names}
        union all
        select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
        from pg_index where indrelid in ${names} and indexrelid not in ${kept}
          and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
}
