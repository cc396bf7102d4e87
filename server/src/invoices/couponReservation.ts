import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { InvoiceRow } from './store.ts'
import { invoices } from './tables.ts'

/** Extends the coupon reservation of a locked, unpaid invoice; never shortens it. */
export async function reserveCoupon(tx: Transaction, row: InvoiceRow, until: Date): Promise<InvoiceRow> {
  const { couponId, couponReservedUntil } = row
  const reservedUntil = couponReservedUntil?.getTime() ?? 0
  return couponId === null || reservedUntil >= until.getTime() ? row : await setReservation(tx, row, until)
}

/** Sets the end of the reservation of an unpaid invoice with a coupon; null releases the coupon. */
export async function setReservation(
  tx: Transaction,
  row: InvoiceRow,
  couponReservedUntil: Date | null,
): Promise<InvoiceRow> {
  await tx.update(invoices).set({ couponReservedUntil }).where(eq(invoices.id, row.id))
  return { ...row, couponReservedUntil }
}
