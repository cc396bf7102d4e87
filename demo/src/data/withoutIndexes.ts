import { sql } from 'drizzle-orm'
import { rows, type Transaction } from '../../../server/src/database/database.ts'

/**
 * Inserting a search row reads the memberships of its profile. Without this index, each insert would read all
 * memberships.
 */
const readMeanwhile = ['memberships_profile']

/**
 * Removes indexes and foreign keys of empty tables while `fill` runs and restores them afterwards, which is several
 * times faster than maintaining them row by row. All of it is part of the transaction.
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

/** Leaves primary keys and unique constraints, since foreign keys of other tables need them. */
async function removableParts(tx: Transaction, tables: readonly string[]) {
  const names = sql`(${sql.join(
    tables.map((table) => sql`${table}::regclass`),
    sql`, `,
  )})`
  const remaining = sql`(${sql.join(
    readMeanwhile.map((index) => sql`${index}::regclass`),
    sql`, `,
  )})`
  return await rows<{ remove: string; restore: string }>(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
               format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                 pg_get_constraintdef(oid)) as restore
        from pg_constraint where contype in ('f', 'x') and conrelid in ${names}
        union all
        select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
        from pg_index where indrelid in ${names} and indexrelid not in ${remaining}
          and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
}
