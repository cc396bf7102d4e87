import type { MediaKind } from '@bnr/contract/media/schemas'
import type { MediaStatus } from '@bnr/contract/media/transitions'
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { type Page, pageOf } from '../database/paged.ts'
import { requireRow } from '../database/requireRow.ts'
import { writePhotosShown } from '../profiles/writeSearchRows.ts'
import { media } from './tables.ts'

export type MediaRow = typeof media.$inferSelect

export async function photosShown(db: Queryable, profileIds: readonly number[]): Promise<Set<number>> {
  const found = await db
    .selectDistinct({ id: media.profileId })
    .from(media)
    .where(and(inArray(media.profileId, [...profileIds]), eq(media.kind, 'pp'), eq(media.status, 'Active')))
  return new Set(found.map(({ id }) => id))
}

/** Updates the search by photo after a photo was approved or deleted. */
export async function photosChanged(tx: Transaction, profileId: number): Promise<void> {
  await writePhotosShown(tx, [profileId], await photosShown(tx, [profileId]))
}

/** What is shown of a photo, as a JSON value of a row of `media m`. */
export const photoAsJson =
  sql.raw(`json_build_object('id', m.id, 'kind', m.kind, 'status', m.status, 'width', m.width,
  'height', m.height, 'processed', m.processed, 'reason', m.reason, 'changedAt', m.changed_at)`)

/** Photos of a profile in these statuses, oldest first. */
export async function photosOf(
  db: Queryable,
  profileId: number,
  kind: MediaKind,
  statuses: readonly MediaStatus[],
) {
  return await db
    .select()
    .from(media)
    .where(and(eq(media.profileId, profileId), eq(media.kind, kind), inArray(media.status, [...statuses])))
    .orderBy(asc(media.createdAt))
}

export function loadPhoto(db: Queryable, id: string): Promise<MediaRow> {
  const isIt = and(eq(media.id, id), ne(media.status, 'Deleted'))
  return requireRow(db.select().from(media).where(isIt), 'not_found')
}

export type PhotosQuery = Page & {
  status: MediaStatus
  /** Selects ids of profiles. Undefined for all profiles. */
  of: SQL | undefined
}

/** One page of the photos in a status, the longest waiting first, and their total number. */
export function photosInState(db: Queryable, { status, of, ...page }: PhotosQuery) {
  const chosen = and(
    eq(media.status, status),
    eq(media.processed, true),
    of && sql`${media.profileId} in (${of})`,
  )
  return pageOf(db, db.select().from(media).where(chosen), [asc(media.changedAt), asc(media.id)], page)
}

/**
 * Marks replaced photos as deleted, except those that somebody has decided about since they were read. The caller
 * removes the files of the returned ones after the transaction.
 */
export async function retire(tx: Transaction, photos: readonly MediaRow[], at: Date): Promise<MediaRow[]> {
  if (photos.length === 0) return []
  const unchanged = photos.map(({ id, status }) => and(eq(media.id, id), eq(media.status, status)))
  return await tx
    .update(media)
    .set({ status: 'Deleted', changedAt: at })
    .where(or(...unchanged))
    .returning()
}
