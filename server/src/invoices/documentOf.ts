import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { type CreditNoteRow, creditNotesOf } from './creditNote.ts'
import { dayInWords } from './document/day.ts'
import { describeCreditNote } from './document/describeCreditNote.ts'
import { describeInvoice, type PaymentReceived } from './document/describeInvoice.ts'
import type { InvoiceDescription } from './document/description.ts'
import { completed } from './found.ts'
import { lastDayToPay } from './lapsed.ts'
import type { InvoiceRow } from './store.ts'
import { latestDetails } from './store.ts'
import { paymentEvents } from './tables.ts'

/** The document of an invoice as it stands today, for the screen and for paper. */
export async function documentOf(db: Queryable, row: InvoiceRow) {
  const payment = await paymentOf(db, row)
  const note = (await creditNotesOf(db, [row.id])).get(row.id)
  return describeInvoice({
    ...row.snapshot,
    state: row.state,
    wasCancelled: await wasCancelled(db, row),
    ...(row.state === 'Initiated' ? { payableUntil: lastDayToPay(row) } : {}),
    ...(payment ? { payment } : {}),
    ...(note ? { notes: `Taken back by credit note ${note.number} of ${dayInWords(note.issuedOn)}.` } : {}),
  })
}

/** The credit note that takes an invoice back whole. */
export const creditDocumentOf = (
  { snapshot }: InvoiceRow,
  { number, issuedOn, reason }: CreditNoteRow,
): InvoiceDescription =>
  describeCreditNote({ number, issuedOn, reason, invoice: snapshot, totals: snapshot.totals })

/** Of one whose time to be paid is over: whether it had been cancelled before. */
async function wasCancelled(db: Queryable, { id, state, paidOn }: InvoiceRow): Promise<boolean> {
  if (state !== 'Expired' || paidOn) return false
  const [before] = await db
    .select({ state: paymentEvents.state })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.invoiceId, id),
        isNotNull(paymentEvents.state),
        ne(paymentEvents.state, 'Expired'),
      ),
    )
    .orderBy(desc(paymentEvents.id))
    .limit(1)
  return before?.state === 'Cancelled'
}

async function paymentOf(db: Queryable, row: InvoiceRow): Promise<PaymentReceived | undefined> {
  if (!row.paidOn) return undefined
  const details = await latestDetails(db, row.id)
  const [found] = await completed(db, [row], row.issuedAt)
  const kind = paymentKinds[details?.paymentKind ?? row.paymentKind].label
  const reference = details?.reference ?? found?.trackingId
  return { on: row.paidOn, kind, ...(reference ? { reference } : {}) }
}
