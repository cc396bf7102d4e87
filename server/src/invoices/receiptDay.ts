import { randomUUID } from 'node:crypto'
import { dayShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import type { PaymentKindKey } from '@bnr/contract/invoices/paymentKinds'
import { receiptProblem } from '@bnr/contract/invoices/receipt'
import { monthNamed } from '@bnr/contract/month'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { keepMonthsOpen, lastClosedMonth } from './books/closing.ts'
import { recordEvent } from './events.ts'
import { type InvoiceRow, latestDetails } from './store.ts'
import { invoices, paymentDetails } from './tables.ts'
import { taxInvoiceOf } from './taxInvoice.ts'

export interface EnteredPayment {
  paymentKind: PaymentKindKey
  reference: string | undefined
  receivedOn: string | undefined
}

/** Months stay open until the transaction ends, if this runs in one. */
export async function requireReceiptDay(
  db: Queryable,
  receivedOn: string | undefined,
  issuedOn: string,
  today: string,
): Promise<void> {
  if (!receivedOn) return
  await keepMonthsOpen(db)
  const problem = receiptProblem(receivedOn, issuedOn, today, await lastClosedMonth(db))
  if (problem) throw invalidInput({ idt: problem })
}

/** The payment of a closed month stays as it was filed. */
async function requireOpenMonth(db: Queryable, { id }: InvoiceRow): Promise<void> {
  const { gstMonth } = (await taxInvoiceOf(db, id)) ?? {}
  const closed = await lastClosedMonth(db)
  if (gstMonth && closed && gstMonth <= closed)
    throw invalidInput({
      idt: `${monthNamed(gstMonth)} is closed, so the day of this payment no longer changes`,
    })
}

/**
 * Corrects the day of receipt when staff enter the same payment of a locked invoice with another day. Returns
 * undefined if it is another payment or the same day.
 */
export async function correctReceiptDay(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { userId }: Pick<Staff, 'userId'>,
  row: InvoiceRow,
  { paymentKind, reference, receivedOn }: EnteredPayment,
): Promise<InvoiceRow | undefined> {
  const before = await latestDetails(tx, row.id)
  const isSame = before?.paymentKind === paymentKind && before.reference === (reference ?? null)
  if (!isSame || !receivedOn || before.receivedOn === receivedOn) return undefined
  const at = clock.now()
  await requireReceiptDay(tx, receivedOn, row.issuedOn, indianDay(at))
  await requireOpenMonth(tx, row)
  requireOnTime(row, receivedOn)
  const { invoiceId, profileId, details } = before
  await tx
    .insert(paymentDetails)
    .values({ invoiceId, profileId, at, paymentKind, reference: before.reference, receivedOn, details })
  const description = `day of receipt corrected to ${receivedOn}`
  await recordEvent(tx, {
    key: randomUUID(),
    at,
    source: 'staff',
    description,
    invoiceId,
    userId,
    state: row.state,
  })
  // An unpaid invoice takes the day when it is approved. A trigger corrects the tax invoice of a paid one.
  if (row.paidOn === null) return row
  await tx.update(invoices).set({ paidOn: receivedOn }).where(eq(invoices.id, row.id))
  return { ...row, paidOn: receivedOn }
}

/** An upgrade must be paid on its day of issue; a day later it would have cost more. */
function requireOnTime({ purchase, issuedOn }: InvoiceRow, receivedOn: string): void {
  if (purchase === 'upgrade' && receivedOn > issuedOn)
    throw invalidInput({ idt: `An upgrade must be paid by its day of issue, ${dayShown(issuedOn)}` })
}
