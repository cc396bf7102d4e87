import { type LookAlike, maxLookAlikes } from '@bnr/contract/profiles/lookAlikes'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'
import { isSameName } from './sameName.ts'

/** Among a million profiles, about a hundred people share a birth date. */
const maxRead = 500

/**
 * Finds profiles with the same birth date and a similar name, the latest first. Uses the index of birth dates and
 * reads a limited number.
 */
export async function findLookAlikes(
  db: Queryable,
  { name, dateOfBirth }: { name: string; dateOfBirth: string },
): Promise<LookAlike[]> {
  const born = await db
    .select({ bnrId: profiles.bnrId, name: profiles.name, status: profiles.status })
    .from(profiles)
    .where(eq(profiles.dateOfBirth, dateOfBirth))
    .orderBy(desc(profiles.id))
    .limit(maxRead)
  return born
    .filter((one) => isSameName(one.name, name))
    .slice(0, maxLookAlikes)
    .map(({ bnrId, ...one }) => ({ ...one, bnrId: String(bnrId) }))
}
