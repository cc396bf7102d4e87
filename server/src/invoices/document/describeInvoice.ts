import { dayShown } from '@bnr/contract/dates'
import type { InvoiceState } from '@bnr/contract/invoices/states'
import type { InvoiceSnapshot } from '../snapshot.ts'
import { amountRow, reductionRows, taxableRow, taxRows, totalRow } from './amounts.ts'
import type { InvoiceDescription, Section } from './description.ts'
import { partiesOf, placeRow, reverseCharge } from './parties.ts'
import { type ServicePeriod, serviceOf } from './service.ts'

export interface PaymentReceived {
  /** yyyy-MM-dd in India. */
  on: string
  /** Label of the payment kind, e.g. 'Card / Online Gateway'. */
  kind: string
  reference?: string | undefined
}

export type InvoiceToDescribe = InvoiceSnapshot & {
  state: InvoiceState
  /** Undefined for a proforma; a paid invoice is a tax invoice. */
  payment?: PaymentReceived | undefined
  /** Number of the proforma that was paid; missing on invoices from before proformas existed. */
  proforma?: string | undefined
  /** First and last day of what was bought, yyyy-MM-dd; missing until it starts, and for top-ups. */
  period?: ServicePeriod | undefined
  /** Last day to pay, while payment is still possible. */
  payableUntil?: string | undefined
  /** The invoice was cancelled before its time to pay ran out. */
  wasCancelled?: boolean | undefined
  notes?: string | undefined
}

/** A proforma, or once it is paid a tax invoice with all the particulars that rule 46 of the CGST Rules requires. */
export function describeInvoice(invoice: InvoiceToDescribe): InvoiceDescription {
  const { totals, notes } = invoice
  const isTaxInvoice = invoice.payment !== undefined
  return {
    ...(isTaxInvoice ? taxInvoiceWords : proformaWords),
    number: invoice.number,
    mark: markOf(invoice),
    facts: isTaxInvoice ? taxInvoiceFacts(invoice) : proformaFacts(invoice),
    ...partiesOf(invoice),
    service: serviceOf(invoice, amountRow('List amount', totals.listAmount)),
    amounts: [
      ...reductionRows(totals, invoice.discountReason),
      taxableRow(totals),
      ...taxRows(totals, isTaxInvoice ? '' : ' (estimate)'),
    ],
    total: totalRow(totals),
    payment: paymentSection(invoice),
    remark: notes ? { title: 'Notes', text: notes } : undefined,
  }
}

const taxInvoiceWords = { title: 'Tax invoice', closing: 'This is a computer generated invoice.' }
const proformaWords = {
  title: 'Proforma invoice',
  closing: 'The GST is an estimate. You receive the invoice with the final GST once you have paid.',
}

const taxInvoiceFacts = (invoice: InvoiceToDescribe) => [
  { label: 'Invoice number', value: invoice.number },
  { label: 'Date of issue', value: dayShown(invoice.issuedOn) },
  ...(invoice.proforma ? [{ label: 'Proforma', value: invoice.proforma }] : []),
  placeRow(invoice),
  reverseCharge,
]

const proformaFacts = (invoice: InvoiceToDescribe) => [
  { label: 'Proforma number', value: invoice.number },
  { label: 'Date of issue', value: dayShown(invoice.issuedOn) },
  placeRow(invoice),
]

/** The mark stays after the time to pay has run out: an invoice cancelled before then remains marked as cancelled. */
function markOf({ state, payment, wasCancelled }: InvoiceToDescribe): string | undefined {
  if (payment) return undefined
  if (state === 'Cancelled' || wasCancelled) return 'Cancelled'
  return state === 'Failed' || state === 'Expired' ? 'Not paid' : undefined
}

const withoutPayment: Record<InvoiceState, string> = {
  Draft: 'Not paid yet',
  Initiated: 'Not paid yet',
  Failed: 'Not paid yet',
  Cancelled: 'Not paid, cancelled',
  Expired: 'Not paid',
  Paid: 'Paid',
  Active: 'Paid',
}

function paymentSection({ state, payment, payableUntil, wasCancelled }: InvoiceToDescribe): Section {
  const status = withoutPayment[wasCancelled ? 'Cancelled' : state]
  if (!payment) {
    const until = payableUntil ? [{ label: 'Can be paid until', value: dayShown(payableUntil) }] : []
    return { title: 'Payment', rows: [{ label: 'Status', value: status }, ...until] }
  }
  const { on, kind, reference } = payment
  return {
    title: 'Payment',
    rows: [
      { label: 'Status', value: 'Paid' },
      { label: 'Date', value: dayShown(on) },
      { label: 'Paid by', value: kind },
      ...(reference ? [{ label: 'Reference', value: reference }] : []),
    ],
  }
}
