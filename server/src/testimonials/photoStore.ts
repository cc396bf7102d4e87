import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import { onlyActive } from './store.ts'
import { testimonialPhotos, testimonials } from './tables.ts'

export type PhotoRow = typeof testimonialPhotos.$inferSelect

/** The photos of these testimonials, oldest first: those that can be shown, or all. */
export async function photosOfTestimonials(
  db: Queryable,
  ids: readonly number[],
  which: 'ready' | 'all',
): Promise<PhotoRow[]> {
  if (ids.length === 0) return []
  return await db
    .select()
    .from(testimonialPhotos)
    .where(
      and(
        inArray(testimonialPhotos.testimonialId, [...ids]),
        which === 'ready' ? eq(testimonialPhotos.processed, true) : undefined,
      ),
    )
    .orderBy(asc(testimonialPhotos.createdAt), asc(testimonialPhotos.id))
}

/** The folder of a photo of a published testimonial. */
export const activePhotoFolder = (db: Queryable, photoId: string) => folderOf(db, photoId, onlyActive)

/** The folder of a photo, published or not, of any testimonial or of this one. */
export const photoFolderOf = (db: Queryable, photoId: string, testimonialId?: number) =>
  folderOf(db, photoId, testimonialId === undefined ? undefined : eq(testimonials.id, testimonialId))

async function folderOf(db: Queryable, photoId: string, of: SQL | undefined): Promise<string> {
  const found = db
    .select({ folder: testimonialPhotos.folder })
    .from(testimonialPhotos)
    .innerJoin(testimonials, eq(testimonials.id, testimonialPhotos.testimonialId))
    .where(and(eq(testimonialPhotos.id, photoId), eq(testimonialPhotos.processed, true), of))
  return (await requireRow(found, 'not_found')).folder
}
