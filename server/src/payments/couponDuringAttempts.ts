import { unpaidStates } from '@bnr/contract/invoices/states'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { setReservation } from '../invoices/couponReservation.ts'
import { reservedFrom } from '../invoices/couponUses.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { paymentAttempts } from './tables.ts'

type Attempt = Pick<typeof paymentAttempts.$inferSelect, 'begunAt' | 'sentAt' | 'answeredAt'>

/** Hours that a coupon stays reserved while the bank owes an answer. */
const answerHours = 24

/**
 * Reserves the coupon of a locked invoice while its attempts need it: for an hour after the last one while the
 * invoice is open, and for a day after each one that the bank has not answered.
 */
export async function reserveDuringAttempts(tx: Transaction, row: InvoiceRow, now: Date): Promise<void> {
  if (row.couponId === null || !unpaidStates.includes(row.state)) return
  const attempts = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.invoiceId, row.id))
  const last = new Date(Math.max(0, ...attempts.flatMap(endsOf(row)).map(Number)))
  await setReservation(tx, row, last > now ? last : null)
}

const endsOf =
  ({ state }: InvoiceRow) =>
  ({ begunAt, sentAt, answeredAt }: Attempt): Date[] => [
    ...(state === 'Initiated' ? [reservedFrom(begunAt)] : []),
    ...(sentAt && !answeredAt ? [new Date(sentAt.getTime() + answerHours * 3_600_000)] : []),
  ]
