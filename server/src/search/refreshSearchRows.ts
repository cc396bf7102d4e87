import { asc, gt, sql } from 'drizzle-orm'
import { type Database, type Queryable, sqlRows, type Transaction } from '../database/database.ts'
import { photosShown } from '../media/store.ts'
import { profiles } from '../profiles/tables.ts'
import { writePhotosShown, writeSearchRows } from '../profiles/writeSearchRows.ts'

/** Raise this when the content of the search rows changes: the next start then writes all of them again. */
export const version = 4
const name = 'search_rows'
const batchSize = 500
/** Greater than every id. */
const done = 2_147_483_647

/**
 * Rewrites search rows that an older version wrote. Each batch is a transaction that also saves the progress, so an
 * interrupted run continues where it stopped. When everything is up to date, this costs one query.
 */
export async function refreshSearchRows(db: Database): Promise<void> {
  let last = await progressOf(db)
  while (last < done) {
    const from = last
    last = await db.inTransaction((tx) => writeBatch(tx, from))
  }
}

async function writeBatch(tx: Transaction, after: number): Promise<number> {
  const batch = await tx
    .select()
    .from(profiles)
    .where(gt(profiles.id, after))
    .orderBy(asc(profiles.id))
    .limit(batchSize)
    .for('no key update')
  const ids = batch.map(({ id }) => id)
  await writeSearchRows(tx, batch)
  await writePhotosShown(tx, ids, await photosShown(tx, ids))
  const last = batch.length < batchSize ? done : (ids.at(-1) ?? done)
  await noteProgress(tx, last)
  return last
}

async function progressOf(db: Queryable): Promise<number> {
  const [found] = await sqlRows<{ value: string }>(db)`select value from installation where name = ${name}`
  const [written, last] = (found?.value ?? '').split(':').map(Number)
  return written === version ? (last ?? 0) : 0
}

async function noteProgress(tx: Transaction, last: number): Promise<void> {
  await tx.execute(
    sql`insert into installation (name, value) values (${name}, ${`${version}:${last}`})
        on conflict (name) do update set value = excluded.value`,
  )
}
