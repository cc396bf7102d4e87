import { type LookAlike, mostLookAlikes } from '@bnr/contract/profiles/lookAlikes'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { profiles } from '../profiles/tables.ts'
import { isSameName } from './sameName.ts'

/** Of a million profiles about a hundred are born on one day. */
const mostRead = 500

/** Profiles of the same birth date and name, the latest first: read along the birth date, and no more than can be of use. */
export async function findLookAlikes(
  db: Queryable,
  { name, dateOfBirth }: { name: string; dateOfBirth: string },
): Promise<LookAlike[]> {
  const born = await db
    .select({ bnrId: profiles.bnrId, name: profiles.name, status: profiles.status })
    .from(profiles)
    .where(eq(profiles.dateOfBirth, dateOfBirth))
    .orderBy(desc(profiles.id))
    .limit(mostRead)
  return born
    .filter((one) => isSameName(one.name, name))
    .slice(0, mostLookAlikes)
    .map(({ bnrId, ...one }) => ({ ...one, bnrId: String(bnrId) }))
}
