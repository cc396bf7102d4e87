import { count, desc, type SQL } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { invoices } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** One page of invoices, the last changed first, and how many there are. */
export async function findInvoices(
  db: Queryable,
  where: SQL | undefined,
  { page, size }: { page: number; size: number },
) {
  const [total] = await db.select({ of: count() }).from(invoices).where(where)
  const found = await db
    .select()
    .from(invoices)
    .where(where)
    .orderBy(desc(invoices.changedAt), desc(invoices.id))
    .limit(size)
    .offset(page * size)
  return { total: total?.of ?? 0, rows: found }
}
