import type { Activation } from '@bnr/contract/invoices/schemas'
import { and, desc, eq } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import { type InvoiceRow, latestDetails } from './store.ts'
import { paymentEvents } from './tables.ts'

/** Tells the approver how an invoice was paid, when the money came and who entered it. */
export async function paymentMade(db: Queryable, row: InvoiceRow): Promise<Activation['payment']> {
  const details = await latestDetails(db, row.id)
  const paid = await paidBy(db, row.id)
  const staffId = paid ? paid.staffId : row.byStaffId
  const reference = details?.reference ?? paid?.trackingId
  const receivedOn = row.paidOn ?? details?.receivedOn
  const enteredBy = staffId && (await nameOf(db, staffId))
  return {
    paymentKind: details?.paymentKind ?? row.paymentKind,
    ...(reference && { reference }),
    ...(receivedOn && { receivedOn }),
    ...(enteredBy && { enteredBy }),
  }
}

/** The event that paid the invoice. It has no member of staff if the message came from the gateway. */
async function paidBy(db: Queryable, invoiceId: number) {
  const [event] = await db
    .select({ staffId: paymentEvents.userId, trackingId: paymentEvents.trackingId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.invoiceId, invoiceId), eq(paymentEvents.transition, 'pay')))
    .orderBy(desc(paymentEvents.id))
    .limit(1)
  return event
}

async function nameOf(db: Queryable, userId: number): Promise<string | undefined> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name ?? undefined
}
