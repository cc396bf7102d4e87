import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { InvoiceRow } from './store.ts'
import { invoices } from './tables.ts'

/**
 * Extends the coupon reservation of a locked invoice. Never shortens it, and does nothing once the invoice is paid.
 */
export async function reserveCoupon(tx: Transaction, row: InvoiceRow, until: Date): Promise<InvoiceRow> {
  const { couponReservedUntil: before } = row
  return before !== null && before >= until ? row : await setReservation(tx, row, until)
}

/** Sets the end of the reservation; null releases the coupon. */
export async function setReservation(
  tx: Transaction,
  row: InvoiceRow,
  couponReservedUntil: Date | null,
): Promise<InvoiceRow> {
  if (row.couponId === null || row.paidOn !== null) return row
  await tx.update(invoices).set({ couponReservedUntil }).where(eq(invoices.id, row.id))
  return { ...row, couponReservedUntil }
}
