import { dayShown } from '@bnr/contract/dates'
import type { InvoiceSnapshot } from '../snapshot.ts'
import { amountRow, type TaxedTotals, taxableRow, taxRows, totalRow } from './amounts.ts'
import type { InvoiceDescription } from './description.ts'
import { partiesOf, placeRow, reverseCharge } from './parties.ts'
import { serviceOf } from './service.ts'

export interface CreditNoteToDescribe {
  number: string
  /** yyyy-MM-dd in India. */
  issuedOn: string
  reason: string
  /** What this note credits, in whole or in part, with number and day of the tax invoice. */
  invoice: InvoiceSnapshot
  /** The credited amounts. */
  totals: TaxedTotals
}

/** A credit note repeats the parties and the service of its invoice, with its own number and amounts. */
export function describeCreditNote(note: CreditNoteToDescribe): InvoiceDescription {
  const { number, issuedOn, reason, invoice, totals } = note
  return {
    title: 'Credit note',
    number,
    facts: [
      { label: 'Credit note number', value: number },
      { label: 'Date of issue', value: dayShown(issuedOn) },
      { label: 'Tax invoice', value: invoice.number },
      { label: 'Invoice date', value: dayShown(invoice.issuedOn) },
      amountRow('Invoice total', invoice.totals.total),
      placeRow(invoice),
      reverseCharge,
    ],
    ...partiesOf(invoice),
    service: serviceOf(invoice, taxableRow(totals)),
    amounts: taxRows(totals),
    total: totalRow(totals),
    remark: { title: 'Reason', text: reason },
    closing: 'This is a computer generated credit note.',
  }
}
