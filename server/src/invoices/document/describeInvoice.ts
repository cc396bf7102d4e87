import { dayShown } from '@bnr/contract/dates'
import type { InvoiceState } from '@bnr/contract/invoices/states'
import type { InvoiceSnapshot } from '../snapshot.ts'
import { amountRow, reductionRows, taxableRow, taxRows, totalRow } from './amounts.ts'
import type { InvoiceDescription, Section } from './description.ts'
import { partiesOf, supplyRows } from './parties.ts'
import { serviceOf } from './service.ts'

export interface PaymentReceived {
  /** yyyy-MM-dd in India. */
  on: string
  /** Label of the payment kind, e.g. 'Card / Online Gateway'. */
  kind: string
  reference?: string | undefined
}

export type InvoiceToDescribe = InvoiceSnapshot & {
  state: InvoiceState
  payment?: PaymentReceived | undefined
  /** Last day to pay, while payment is still possible. */
  payableUntil?: string | undefined
  /** The invoice was cancelled before its time to pay ran out. */
  wasCancelled?: boolean | undefined
  notes?: string | undefined
}

/** A tax invoice with all the particulars that rule 46 of the CGST Rules requires. */
export function describeInvoice(invoice: InvoiceToDescribe): InvoiceDescription {
  const { totals, notes } = invoice
  return {
    title: 'Tax Invoice',
    number: invoice.number,
    mark: markOf(invoice),
    facts: [
      { label: 'Invoice number', value: invoice.number },
      { label: 'Date of issue', value: dayShown(invoice.issuedOn) },
      ...supplyRows(invoice),
    ],
    ...partiesOf(invoice),
    service: serviceOf(invoice, amountRow('List amount', totals.listAmount)),
    amounts: [...reductionRows(totals, invoice.discountReason), taxableRow(totals), ...taxRows(totals)],
    total: totalRow(totals),
    payment: paymentSection(invoice),
    remark: notes ? { title: 'Notes', text: notes } : undefined,
    closing: 'This is a computer generated invoice.',
  }
}

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
  Cancelled: 'Not paid, invoice cancelled',
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
