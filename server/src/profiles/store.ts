import { eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { ProfileRow } from './sections.ts'
import { profileHistory, profiles, retiredBnrIds } from './tables.ts'
import { writeSearchRows } from './writeSearchRows.ts'

export const loadProfile = (db: Queryable, id: number): Promise<ProfileRow> =>
  requireRow(db.select().from(profiles).where(eq(profiles.id, id)), 'profile_not_found')

/** Loads a profile and locks it until the transaction ends, for a change that depends on its current state. */
export const lockProfile = (tx: Transaction, id: number): Promise<ProfileRow> =>
  requireRow(tx.select().from(profiles).where(eq(profiles.id, id)).for('no key update'), 'profile_not_found')

export function loadProfileByBnrId(db: Queryable, bnrId: string): Promise<ProfileRow> {
  const isIt = eq(profiles.bnrId, Number(bnrId))
  return requireRow(db.select().from(profiles).where(isIt), 'profile_not_found')
}

/** The genders of the profiles that exist, by BNR ID. */
export async function gendersOf(
  db: Queryable,
  bnrIds: readonly number[],
): Promise<ReadonlyMap<number, ProfileRow['gender']>> {
  const found = await db
    .select({ bnrId: profiles.bnrId, gender: profiles.gender })
    .from(profiles)
    .where(inArray(profiles.bnrId, [...bnrIds]))
  return new Map(found.map(({ bnrId, gender }) => [bnrId, gender]))
}

export async function phoneIsTaken(db: Queryable, countryCode: string, number: string): Promise<boolean> {
  const found = await db
    .select({ id: profiles.id, code: profiles.phoneCountryCode })
    .from(profiles)
    .where(eq(profiles.phoneNumber, number))
  return found.some(({ code }) => code === countryCode)
}

/** Whether a profile has this BNR ID, or had it before it was removed permanently. */
export async function isBnrIdTaken(db: Queryable, bnrId: number): Promise<boolean> {
  const inUse = await db.$count(profiles, eq(profiles.bnrId, bnrId))
  return inUse + (await db.$count(retiredBnrIds, eq(retiredBnrIds.bnrId, bnrId))) > 0
}

/** Saves a profile and, in the same transaction, the rows that searches use. */
export async function updateProfile(
  tx: Transaction,
  id: number,
  values: Partial<typeof profiles.$inferInsert>,
): Promise<ProfileRow> {
  const update = tx.update(profiles).set(values).where(eq(profiles.id, id))
  const row = await requireRow(update.returning(), 'profile_not_found')
  await writeSearchRows(tx, [row])
  return row
}

export async function addHistory(tx: Transaction, entry: typeof profileHistory.$inferInsert): Promise<void> {
  await tx.insert(profileHistory).values(entry)
}
