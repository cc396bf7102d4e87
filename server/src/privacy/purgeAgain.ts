import { sql } from 'drizzle-orm'
import { arrayOf } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'
import type { Services } from '../services/services.ts'
import { type PurgeServices, purgeProfile } from './purge.ts'

/**
 * Purges profiles that a restored backup brought back although they had been purged since. Returns how many there
 * were. Each has its own transaction.
 */
export async function purgeAgain(
  services: PurgeServices & Pick<Services, 'db'>,
  bnrIds: ReadonlySet<number>,
): Promise<number> {
  const rows = await services.db
    .select()
    .from(profiles)
    .where(sql`${profiles.bnrId} = any(${arrayOf([...bnrIds])})`)
  for (const row of rows) await services.db.inTransaction((tx) => purgeProfile(services, tx, row))
  return rows.length
}
