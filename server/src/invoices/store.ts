import type { InvoiceState } from '@bnr/contract/invoices/states'
import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database.ts'
import { direction, pageOf, type Sorted } from '../platform/paged.ts'
import { theOne } from '../platform/theOne.ts'
import { creditNotes, invoices, paymentDetails } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** One page of invoices by their last change, and how many there are. */
export function findInvoices(db: Queryable, where: SQL | undefined, page: Sorted) {
  const order = direction(page)
  const found = db.select().from(invoices).where(where)
  return pageOf(db, found, [order(invoices.changedAt), order(invoices.id)], page)
}

export const loadInvoice = (db: Queryable, id: number): Promise<InvoiceRow> =>
  theOne(db.select().from(invoices).where(eq(invoices.id, id)), 'invoice_not_found')

/** The same, locked until the transaction ends; see lock.ts. */
export const lockInvoice = (tx: Transaction, id: number): Promise<InvoiceRow> =>
  theOne(tx.select().from(invoices).where(eq(invoices.id, id)).for('update'), 'invoice_not_found')

export function lockInvoicesOf(tx: Transaction, profileId: number, states: readonly InvoiceState[]) {
  return tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.profileId, profileId), inArray(invoices.state, [...states])))
    .orderBy(invoices.id)
    .for('update')
}

/** A credit note says so; one takes an invoice back whole. */
export const takenBack = sql`exists (select 1 from ${creditNotes} where ${creditNotes.invoiceId} = ${invoices.id})`

/** The one that waits for activation and was not taken back; a member has one at most. */
export async function paidInvoiceOf(db: Queryable, profileId: number): Promise<InvoiceRow | undefined> {
  const paid = and(eq(invoices.profileId, profileId), eq(invoices.state, 'Paid'), not(takenBack))
  const [row] = await db.select().from(invoices).where(paid).limit(1)
  return row
}

/** How an invoice was paid, as it was said last. */
export async function latestDetails(db: Queryable, invoiceId: number) {
  const found = db.select().from(paymentDetails).where(eq(paymentDetails.invoiceId, invoiceId))
  const [latest] = await found.orderBy(desc(paymentDetails.id)).limit(1)
  return latest
}
