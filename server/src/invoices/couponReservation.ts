import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import type { InvoiceRow } from './store.ts'
import { invoices } from './tables.ts'

/** Reserves the coupon of a locked invoice until a moment; never for less time than before, and not where it was paid. */
export async function reserveCoupon(tx: Transaction, row: InvoiceRow, until: Date): Promise<InvoiceRow> {
  const { couponReservedUntil: before } = row
  return before !== null && before >= until ? row : await setReservation(tx, row, until)
}

/** Sets the end of the reservation; null gives the coupon back. */
export async function setReservation(
  tx: Transaction,
  row: InvoiceRow,
  couponReservedUntil: Date | null,
): Promise<InvoiceRow> {
  if (row.couponId === null || row.paidOn !== null) return row
  await tx.update(invoices).set({ couponReservedUntil }).where(eq(invoices.id, row.id))
  return { ...row, couponReservedUntil }
}
