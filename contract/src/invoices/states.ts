import { type Creditable, isCredited } from './creditNotes.ts'

type InvoiceRule = {
  /** What the member can do with it in My Account: pay, or open the document. Other states are not listed there. */
  offers?: 'payment' | 'document'
  /** Explanation for the member. */
  hint?: string
}

const invoiceStates = {
  /** Calculated but not issued; it has no number. */
  Draft: {},
  Initiated: { offers: 'payment' },
  Paid: { offers: 'document', hint: 'Pending Activation by Admin' },
  Active: { offers: 'document' },
  Expired: {},
  /** Cancelled and failed invoices can still be paid until they expire. */
  Cancelled: { offers: 'payment' },
  Failed: { offers: 'payment' },
} as const satisfies Record<string, InvoiceRule>
export type InvoiceState = keyof typeof invoiceStates
export const invoiceStateNames = Object.keys(invoiceStates) as [InvoiceState, ...InvoiceState[]]

/** State that lists and badges show: that of the invoice, or 'Credited' once credit notes cover its total. */
export type ShownState = InvoiceState | 'Credited'
const rules: Record<ShownState, InvoiceRule> = {
  ...invoiceStates,
  Credited: { offers: 'document', hint: 'Credited in full' },
}

export const shownStateOf = (invoice: Creditable & { state: InvoiceState }): ShownState =>
  isCredited(invoice) ? 'Credited' : invoice.state

export const ruleOf = (state: ShownState): InvoiceRule => rules[state]

/** States of an invoice that can still be paid. */
export const unpaidStates: readonly InvoiceState[] = ['Initiated', 'Failed', 'Cancelled']

export const notByCard = 'This invoice is not paid by card'

/** States that the payment history of a member lists. */
export const listedStates = invoiceStateNames.filter((state) => ruleOf(state).offers)
