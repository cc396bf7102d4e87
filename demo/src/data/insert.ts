import { sql } from 'drizzle-orm'
import { type CopyText, copyInto } from '../../../server/src/database/copy.ts'
import { type Queryable, rows, type Transaction } from '../../../server/src/database/database.ts'
import type { Ids } from './profileRows.ts'

export async function insertBatch(tx: Transaction, batch: Record<string, CopyText>): Promise<void> {
  for (const [table, text] of Object.entries(batch)) await copyInto(tx, table, text)
}

/** Takes ids from the sequences, so that members can register during the run and nothing needs to be reset afterwards. */
export async function reserveIds(db: Queryable, count: number): Promise<Ids[]> {
  return await rows<Ids>(
    db,
    sql`select nextval(pg_get_serial_sequence('users', 'id'))::int as user,
               nextval(pg_get_serial_sequence('profiles', 'id'))::int as profile
        from generate_series(1, ${count}::int)`,
  )
}
