import type { Criterion } from '@bnr/contract/criteria'
import { maxMemberSearches } from '@bnr/contract/search/memberSearches'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, isUniqueViolation, type Queryable } from '../../database/database.ts'
import { requireRow } from '../../database/requireRow.ts'
import { Failure, invalidInput } from '../../platform/failure.ts'
import { lockProfile } from '../../profiles/store.ts'
import { earliest, markedFrom } from './since.ts'
import { memberSearchChecks, memberSearches } from './tables.ts'

export type MemberSearchRow = typeof memberSearches.$inferSelect

const ofProfile = (profileId: number) => eq(memberSearches.profileId, profileId)
const one = (profileId: number, id: number) => and(eq(memberSearches.id, id), ofProfile(profileId))

export const searchesOf = (db: Queryable, profileId: number): Promise<MemberSearchRow[]> =>
  db
    .select()
    .from(memberSearches)
    .where(ofProfile(profileId))
    .orderBy(asc(sql`lower(name)`))
    .limit(maxMemberSearches)

type NewSearch = { name: string; query: string; criteria: Criterion[] }

/** Locks the profile while it counts, so that concurrent requests cannot exceed the limit. */
export const addMemberSearch = (
  db: Database,
  profileId: number,
  search: NewSearch,
  now: Date,
): Promise<MemberSearchRow> =>
  named(() =>
    db.inTransaction(async (tx) => {
      await lockProfile(tx, profileId)
      const count = await tx.$count(memberSearches, ofProfile(profileId))
      if (count >= maxMemberSearches) throw new Failure('member_searches_full')
      await tx.insert(memberSearchChecks).values({ profileId, checkedAt: now }).onConflictDoNothing()
      const times = { createdAt: now, lookedAt: now, markedSince: now }
      return await tx
        .insert(memberSearches)
        .values({ profileId, ...search, ...times })
        .returning()
    }),
  )

export type SearchChange = { name?: string | undefined; daily?: boolean | undefined }

/** A change of nothing leaves the search as it is. */
export const changeMemberSearch = (
  db: Queryable,
  profileId: number,
  id: number,
  { name, daily }: SearchChange,
): Promise<MemberSearchRow> => {
  const change = { ...(name !== undefined && { name }), ...(daily !== undefined && { daily }) }
  const isEmpty = Object.keys(change).length === 0
  return named(() =>
    isEmpty
      ? db.select().from(memberSearches).where(one(profileId, id))
      : db.update(memberSearches).set(change).where(one(profileId, id)).returning(),
  )
}

export async function deleteMemberSearch(db: Queryable, profileId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(memberSearches)
    .where(one(profileId, id))
    .returning({ id: memberSearches.id })
  if (deleted.length === 0) throw new Failure('not_found')
}

/** Records a look at results that were read at this time. */
export async function noteLook(
  db: Queryable,
  profileId: number,
  id: number,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const seen = new Date(Math.min(now.getTime(), Math.max(at.getTime(), earliest(now).getTime())))
  const found = await db
    .update(memberSearches)
    .set({
      markedSince: markedFrom(now),
      lookedAt: sql`greatest(looked_at, ${seen.toISOString()}::timestamptz)`,
    })
    .where(one(profileId, id))
    .returning({ id: memberSearches.id })
  if (found.length === 0) throw new Failure('not_found')
}

/** Refuses a search of somebody else as not found, and a name that is already in the list. */
async function named(write: () => PromiseLike<MemberSearchRow[]>): Promise<MemberSearchRow> {
  try {
    return await requireRow(write(), 'not_found')
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidInput({ na: 'You already have a search with this name' })
    throw error
  }
}
