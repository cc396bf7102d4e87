import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { type Page, pageOf } from '../platform/paged.ts'
import { testimonialPhotos, testimonials } from './tables.ts'

export type TestimonialRow = typeof testimonials.$inferSelect
export type PhotoRow = typeof testimonialPhotos.$inferSelect

/** Written out, so that the partial index of Active testimonials is used. */
const onlyActive = sql`${testimonials.status} = 'Active'`
const newestWedding = [sql`${testimonials.weddingDate} desc nulls last`, desc(testimonials.id)]

/** One page of what the public reads, and how many there are. */
export const activeTestimonials = (db: Queryable, page: Page) =>
  pageOf(db, db.select().from(testimonials).where(onlyActive), newestWedding, page)

export async function findActiveTestimonial(db: Queryable, id: number): Promise<TestimonialRow | undefined> {
  const [row] = await db
    .select()
    .from(testimonials)
    .where(and(eq(testimonials.id, id), onlyActive))
  return row
}

export async function loadActiveTestimonial(db: Queryable, id: number): Promise<TestimonialRow> {
  const row = await findActiveTestimonial(db, id)
  if (!row) throw new Failure('not_found')
  return row
}

/** The Active ones and when staff last decided on each, the newest wedding first. */
export async function activeAddresses(
  db: Queryable,
  most: number,
): Promise<{ id: number; changedAt: Date }[]> {
  const rows = await db
    .select({
      id: testimonials.id,
      createdAt: testimonials.createdAt,
      actionAt: testimonials.actionAt,
    })
    .from(testimonials)
    .where(onlyActive)
    .orderBy(...newestWedding)
    .limit(most)
  return rows.map(({ id, createdAt, actionAt }) => ({ id, changedAt: actionAt ?? createdAt }))
}

/** Finished photos of these testimonials, oldest first. */
export async function photosOfTestimonials(db: Queryable, ids: readonly number[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return []
  return await db
    .select()
    .from(testimonialPhotos)
    .where(and(inArray(testimonialPhotos.testimonialId, [...ids]), eq(testimonialPhotos.processed, true)))
    .orderBy(asc(testimonialPhotos.createdAt), asc(testimonialPhotos.id))
}

/** The folder of a photo that everybody may see. */
export async function activePhotoFolder(db: Queryable, photoId: string): Promise<string> {
  const [row] = await db
    .select({ folder: testimonialPhotos.folder })
    .from(testimonialPhotos)
    .innerJoin(testimonials, eq(testimonials.id, testimonialPhotos.testimonialId))
    .where(and(eq(testimonialPhotos.id, photoId), eq(testimonialPhotos.processed, true), onlyActive))
  if (!row) throw new Failure('not_found')
  return row.folder
}
