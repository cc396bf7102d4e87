import { dayShown } from '@bnr/contract/dates'
import { creditedOf, isCredited } from '@bnr/contract/invoices/creditNotes'
import { paymentKinds } from '@bnr/contract/invoices/paymentKinds'
import { type Paise, rupeesShown } from '@bnr/contract/money'
import { daysOf } from '@bnr/contract/plans/schemas'
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { dayAfter } from '../memberships/days.ts'
import { memberships } from '../memberships/tables.ts'
import { type CreditNoteRow, creditNotesOf } from './creditNote.ts'
import { describeCreditNote } from './document/describeCreditNote.ts'
import { describeInvoice, type PaymentReceived } from './document/describeInvoice.ts'
import type { InvoiceDescription } from './document/description.ts'
import { withDetails } from './found.ts'
import { lastDayToPay } from './lapsed.ts'
import type { TaxName } from './snapshot.ts'
import { type InvoiceRow, latestDetails } from './store.ts'
import { paymentEvents } from './tables.ts'
import { proformaOf, taxInvoiceOf } from './taxInvoice.ts'

/** Describes an invoice in its current state, as a proforma or tax invoice, for HTML and PDF. */
export async function documentOf(db: Queryable, row: InvoiceRow) {
  const payment = await paymentOf(db, row)
  const notes = creditRemark(row.total, (await creditNotesOf(db, [row.id])).get(row.id) ?? [])
  return describeInvoice({
    ...(await numberedSnapshot(db, row)),
    state: row.state,
    wasCancelled: await wasCancelled(db, row),
    ...(row.state === 'Initiated' ? { payableUntil: lastDayToPay(row) } : {}),
    ...(payment ? { payment, period: await periodOf(db, row) } : {}),
    ...(notes ? { notes } : {}),
  })
}

/** The snapshot with the present number of the invoice and the day of that number. */
async function numberedSnapshot(db: Queryable, { id, number, snapshot }: InvoiceRow) {
  const taxInvoice = await taxInvoiceOf(db, id)
  if (!taxInvoice) return { ...snapshot, number }
  return { ...snapshot, number, issuedOn: taxInvoice.issuedOn, proforma: await proformaOf(db, id) }
}

/** Describes a credit note with its own amounts, at the tax rates of the invoice. */
export async function creditDocumentOf(
  db: Queryable,
  row: InvoiceRow,
  note: CreditNoteRow,
): Promise<InvoiceDescription> {
  const { number, issuedOn, reason, taxableValue, rounding, total } = note
  const amounts: Record<TaxName, Paise> = { CGST: note.cgst, SGST: note.sgst, IGST: note.igst }
  const taxes = row.snapshot.totals.taxes.map((tax) => ({ ...tax, amount: amounts[tax.name] }))
  const totals = { taxableValue, taxes, rounding, total }
  const invoice = await numberedSnapshot(db, row)
  return describeCreditNote({ number, issuedOn, reason, invoice, totals })
}

/** Whether an expired invoice had been cancelled before its time to pay ran out. */
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

/** The days that were bought, once the membership has its first day. What ends it early does not change the document. */
async function periodOf(db: Queryable, { membershipId, snapshot: { terms } }: InvoiceRow) {
  if (membershipId === null || terms.duration === 0) return undefined
  const [begun] = await db
    .select({ from: memberships.startsOn })
    .from(memberships)
    .where(eq(memberships.id, membershipId))
  return begun && { ...begun, until: dayAfter(begun.from, daysOf(terms) + terms.extraDays - 1) }
}

async function paymentOf(db: Queryable, row: InvoiceRow): Promise<PaymentReceived | undefined> {
  if (!row.paidOn) return undefined
  const details = await latestDetails(db, row.id)
  const [found] = await withDetails(db, [row], row.issuedAt)
  const kind = paymentKinds[details?.paymentKind ?? row.paymentKind].label
  const reference = details?.reference ?? found?.trackingId
  return { on: row.paidOn, kind, ...(reference ? { reference } : {}) }
}

/** The invoice has room for this many on its page. */
const maxNamed = 3

function creditRemark(total: Paise, notes: readonly CreditNoteRow[]): string | undefined {
  const last = notes.at(-1)
  if (!last) return undefined
  const invoice = { total, creditNotes: notes }
  if (notes.length === 1 && isCredited(invoice)) return `Credited by credit note ${nameOf(last)}.`
  if (notes.length <= maxNamed)
    return notes
      .map((note) => `${rupeesShown(note.total)} credited by credit note ${nameOf(note)}.`)
      .join(' ')
  return `${rupeesShown(creditedOf(invoice))} credited by ${notes.length} credit notes, the last one ${nameOf(last)}.`
}

const nameOf = ({ number, issuedOn }: CreditNoteRow): string => `${number} of ${dayShown(issuedOn)}`
