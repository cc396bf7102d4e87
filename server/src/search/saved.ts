import { maxSavedSearches } from '@bnr/contract/search/saved'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, isUniqueViolation, type Queryable } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { savedSearches } from './tables.ts'

const shown = { id: savedSearches.id, name: savedSearches.name, query: savedSearches.query }
const ofOwner = ({ userId }: Staff, id: number) =>
  and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

export const savedOf = (db: Queryable, { userId }: Staff) =>
  db
    .select(shown)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(sql`lower(name)`))
    .limit(maxSavedSearches)

/** Locks the account while it counts, so that concurrent requests cannot exceed the limit. */
export async function addSavedSearch(db: Database, owner: Staff, search: { name: string; query: string }) {
  return await named(() =>
    db.inTransaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${owner.userId} for no key update`)
      const count = await tx.$count(savedSearches, eq(savedSearches.userId, owner.userId))
      if (count >= maxSavedSearches) throw new Failure('saved_searches_full')
      return await tx
        .insert(savedSearches)
        .values({ userId: owner.userId, ...search })
        .returning(shown)
    }),
  )
}

export const renameSavedSearch = (db: Database, owner: Staff, id: number, name: string) =>
  named(() => db.update(savedSearches).set({ name }).where(ofOwner(owner, id)).returning(shown))

export async function deleteSavedSearch(db: Database, owner: Staff, id: number): Promise<void> {
  const deleted = await db.delete(savedSearches).where(ofOwner(owner, id)).returning({ id: savedSearches.id })
  if (deleted.length === 0) throw new Failure('not_found')
}

/** Refuses a search of somebody else as not found, and a name that is already in the list. */
async function named<Row>(write: () => PromiseLike<Row[]>): Promise<Row> {
  try {
    return await requireRow(write(), 'not_found')
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidInput({ na: 'You already have a search with this name' })
    throw error
  }
}
