import { type LookAlike, maxLookAlikes } from '@bnr/contract/profiles/lookAlikes'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'

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

/**
 * Whether two names may belong to the same person: 'Anita', 'Mary Anita' and 'ANITA MARY S.', but not 'Anita' and
 * 'Anitha'.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return areAmong(words, others) || areAmong(others, words)
}

/** The words of a name without initials, which people often leave out. A name of initials keeps them. */
function wordsOf(name: string): string[] {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  const long = words.filter((word) => word.length > 1)
  return long.length > 0 ? long : words
}

const areAmong = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => others.includes(word))
