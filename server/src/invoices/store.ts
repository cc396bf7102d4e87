import { desc, type SQL } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { type Page, pageOf } from '../platform/paged.ts'
import { invoices } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** One page of invoices, the last changed first, and how many there are. */
export function findInvoices(db: Queryable, where: SQL | undefined, page: Page) {
  const found = db.select().from(invoices).where(where)
  return pageOf(db, found, [desc(invoices.changedAt), desc(invoices.id)], page)
}
