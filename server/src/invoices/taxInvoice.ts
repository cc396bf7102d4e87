import { monthOf } from '@bnr/contract/month'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Services } from '../services/services.ts'
import { earlierNumbers, taxInvoices } from './numbering/tables.ts'
import { isProforma, nextNumber } from './numbers.ts'
import type { InvoiceRow } from './store.ts'

export type TaxInvoiceRow = typeof taxInvoices.$inferSelect

/**
 * Issues the tax invoice of a locked invoice that has just been paid, and returns the invoice with its new number. A
 * trigger keeps the number of the proforma in `earlier_numbers`.
 */
export async function issueTaxInvoice(
  services: Pick<Services, 'clock' | 'log'>,
  tx: Transaction,
  row: InvoiceRow,
): Promise<InvoiceRow> {
  // The message was a repeated one and has paid nothing.
  if (row.paidOn === null) return row
  const { number, issuedOn, issuedAt } = await nextNumber(tx, services, 'invoice')
  const { id: invoiceId, paidOn: receivedOn, taxableValue, cgst, sgst, igst, rounding, total } = row
  const amounts = { taxableValue, cgst, sgst, igst, rounding, total }
  // A trigger counts it in the month of its issue if the month of the receipt is closed.
  const gstMonth = monthOf(receivedOn)
  await tx
    .insert(taxInvoices)
    .values({ invoiceId, number, issuedOn, issuedAt, receivedOn, gstMonth, ...amounts })
  return { ...row, number }
}

/** Undefined as long as the invoice is a proforma. */
export async function taxInvoiceOf(db: Queryable, invoiceId: number): Promise<TaxInvoiceRow | undefined> {
  const [found] = await db.select().from(taxInvoices).where(eq(taxInvoices.invoiceId, invoiceId))
  return found
}

/** Earlier numbers by invoice id. Invoices without any are left out. */
export async function earlierNumbersOf(db: Queryable, invoiceIds: readonly number[]) {
  const found = await db
    .select()
    .from(earlierNumbers)
    .where(inArray(earlierNumbers.invoiceId, [...invoiceIds]))
    .orderBy(asc(earlierNumbers.number))
  return Map.groupBy(found, ({ invoiceId }) => invoiceId)
}

/** The number of the proforma that became a tax invoice; undefined if it was paid before proformas existed. */
export async function proformaOf(db: Queryable, invoiceId: number): Promise<string | undefined> {
  const numbers = (await earlierNumbersOf(db, [invoiceId])).get(invoiceId) ?? []
  return numbers.find(({ number }) => isProforma(number))?.number
}
