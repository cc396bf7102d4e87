import type { PageOf } from '@bnr/contract/page'
import type { TestimonialStatus } from '@bnr/contract/testimonials/transitions'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../database/database.ts'
import { type Page, pageOf } from '../database/paged.ts'
import { requireRow } from '../database/requireRow.ts'
import { testimonials } from './tables.ts'

export type TestimonialRow = typeof testimonials.$inferSelect

/** Written into the SQL as a literal, so that the partial index of Active testimonials is used. */
export const onlyActive = sql`${testimonials.status} = 'Active'`
const newestWedding = [sql`${testimonials.weddingDate} desc nulls last`, desc(testimonials.id)]

/** One page of the published testimonials, and their total number. */
export async function activeTestimonials(db: Database, page: Page): Promise<PageOf<TestimonialRow>> {
  const { results: found, ...rest } = await db.read((reader) =>
    pageOf(
      reader,
      reader.select({ id: testimonials.id }).from(testimonials).where(onlyActive),
      newestWedding,
      page,
    ),
  )
  const ids = found.map(({ id }) => id)
  const results = await db
    .select()
    .from(testimonials)
    .where(and(onlyActive, inArray(testimonials.id, ids)))
    .orderBy(...newestWedding)
  return { ...rest, results }
}

/** One page of the testimonials in a status, newest first. Two different statuses match none. */
export function testimonialsIn(db: Queryable, statuses: readonly TestimonialStatus[], page: Page) {
  const inAll = and(...statuses.map((status) => eq(testimonials.status, status)))
  return pageOf(db, db.select().from(testimonials).where(inAll), [desc(testimonials.id)], page)
}

export async function findTestimonial(
  db: Queryable,
  id: number,
  more?: SQL,
): Promise<TestimonialRow | undefined> {
  const [row] = await db
    .select()
    .from(testimonials)
    .where(and(eq(testimonials.id, id), more))
  return row
}

export const findActiveTestimonial = (db: Queryable, id: number) => findTestimonial(db, id, onlyActive)

/** Locks a testimonial, so that concurrent changes wait. */
export const lockTestimonial = (tx: Transaction, id: number): Promise<TestimonialRow> =>
  requireRow(tx.select().from(testimonials).where(eq(testimonials.id, id)).for('no key update'), 'not_found')

/** The published testimonials and when staff last decided on each, the newest wedding first. */
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
