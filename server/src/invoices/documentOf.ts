import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import type { CreditNoteRow } from './creditNote.ts'
import { describeCreditNote } from './document/describeCreditNote.ts'
import { describeInvoice, type PaymentReceived } from './document/describeInvoice.ts'
import type { InvoiceDescription } from './document/description.ts'
import { completed } from './found.ts'
import type { InvoiceRow } from './store.ts'
import { paymentDetails } from './tables.ts'

/** The document of an invoice as it stands today, for the screen and for paper. */
export async function documentOf(db: Queryable, row: InvoiceRow) {
  const payment = await paymentOf(db, row)
  return describeInvoice({ ...row.snapshot, state: row.state, ...(payment ? { payment } : {}) })
}

/** The credit note that takes an invoice back whole. */
export const creditDocumentOf = (
  { snapshot }: InvoiceRow,
  { number, issuedOn, reason }: CreditNoteRow,
): InvoiceDescription =>
  describeCreditNote({ number, issuedOn, reason, invoice: snapshot, totals: snapshot.totals })

async function paymentOf(db: Queryable, row: InvoiceRow): Promise<PaymentReceived | undefined> {
  if (!row.paidOn) return undefined
  const [details] = await db
    .select()
    .from(paymentDetails)
    .where(eq(paymentDetails.invoiceId, row.id))
    .orderBy(desc(paymentDetails.id))
    .limit(1)
  const [found] = await completed(db, [row], row.issuedAt)
  const kind = paymentKinds[details?.paymentKind ?? row.paymentKind].label
  const reference = details?.reference ?? found?.trackingId
  return { on: row.paidOn, kind, ...(reference ? { reference } : {}) }
}
