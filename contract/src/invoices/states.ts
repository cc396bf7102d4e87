import { type Creditable, isCredited } from './creditNotes.ts'

type InvoiceRule = {
  /** What its member can do with it in My Account; without one it is not listed there. */
  offers?: 'payment' | 'document'
  /** What its member should know. */
  hint?: string
}

/** Every state of an invoice. */
const invoiceStates = {
  /** Calculated, without a number. */
  Draft: {},
  Initiated: { offers: 'payment' },
  Paid: { offers: 'document', hint: 'Pending Activation by Admin' },
  Active: { offers: 'document' },
  Expired: {},
  /** Cancelled and failed ones may be paid again while they are not expired. */
  Cancelled: { offers: 'payment' },
  Failed: { offers: 'payment' },
} as const satisfies Record<string, InvoiceRule>
export type InvoiceState = keyof typeof invoiceStates
export const invoiceStateNames = Object.keys(invoiceStates) as [InvoiceState, ...InvoiceState[]]

/** What lists and badges show: the state of the invoice, or 'Credited' once credit notes cover all of it. */
export type InvoiceStanding = InvoiceState | 'Credited'
const standings: Record<InvoiceStanding, InvoiceRule> = {
  ...invoiceStates,
  Credited: { offers: 'document', hint: 'Credited in full' },
}

export const standingOf = (invoice: Creditable & { state: InvoiceState }): InvoiceStanding =>
  isCredited(invoice) ? 'Credited' : invoice.state

export const ruleOf = (standing: InvoiceStanding): InvoiceRule => standings[standing]

/** Can still be paid. */
export const unpaidStates: readonly InvoiceState[] = ['Initiated', 'Failed', 'Cancelled']

/** Said of one whose money comes another way. */
export const notByCard = 'This invoice is not paid by card'

/** The states of the payment history. */
export const listedStates = invoiceStateNames.filter((state) => ruleOf(state).offers)
