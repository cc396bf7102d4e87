import type { ActionOf, StateAction, StateMachine } from '../stateMachine.ts'
import type { PaymentKindKey } from './paymentKinds.ts'
import { type InvoiceState, invoiceStateNames, unpaidStates } from './states.ts'

const settled = { permission: 'invoices.settle', audit: 'settle invoice' } as const

/** Every change of state of an invoice (specification 3, section 4; decisions, section 5). Each is recorded as an event. */
const transitions = {
  /** Gets its number. */
  issue: { from: [], to: 'Initiated', permission: 'invoices.issue', audit: 'invoice issue' },
  /** Payment is tried again after a failed or cancelled payment. */
  retry: { from: ['Failed', 'Cancelled'], to: 'Initiated' },
  /** By the gateway, or by staff who received the money. */
  pay: { ...settled, from: unpaidStates, to: 'Paid', notifies: 'invoicePaid' },
  cancel: { ...settled, from: ['Initiated'], to: 'Cancelled' },
  fail: { ...settled, from: ['Initiated'], to: 'Failed' },
  /** Another invoice was issued or paid instead; this is final. */
  supersede: { from: unpaidStates, to: 'Cancelled' },
  /** The membership starts, or waits for the current one to end. */
  approve: { from: ['Paid'], to: 'Active', permission: 'invoices.approve', audit: 'approve invoice' },
  /** Not paid in time. */
  lapse: { from: unpaidStates, to: 'Expired', byTime: true },
  /** Its membership ended or was replaced; the document remains. */
  end: { from: ['Active'], to: 'Expired', byTime: true },
} as const satisfies Record<string, StateAction<InvoiceState>>
export type InvoiceTransitionName = keyof typeof transitions

export const invoiceMachine = {
  subject: 'invoice',
  states: invoiceStateNames,
  actions: {
    ...transitions,
    /** Corrects the day on which staff received the payment. */
    correct: { ...settled, from: ['Paid'] },
    /** Confirms that the gateway received a card payment. */
    confirm: {
      from: unpaidStates,
      to: 'Paid',
      permission: 'invoices.confirmGateway',
      audit: 'confirm card payment',
    },
    /** Once it has been paid, until its credit notes cover it. */
    credit: { from: ['Paid', 'Active', 'Expired'], permission: 'payments.decide', audit: 'credit note' },
  },
} as const satisfies StateMachine<InvoiceState>

export type InvoiceAction = ActionOf<typeof invoiceMachine>

/** Outcomes that staff set by hand, and the transitions they cause. */
export const settlements = {
  paid: 'pay',
  cancelled: 'cancel',
  failed: 'fail',
} as const satisfies Record<string, InvoiceTransitionName>
export type SettledState = keyof typeof settlements
export const settledStates = Object.keys(settlements) as SettledState[]

type PayableState = { state: InvoiceState; paymentKind: PaymentKindKey }

/** Whether staff can approve: paid invoices, and unpaid ones whose money staff received. A card payment must be confirmed first. */
export const isApprovable = ({ state, paymentKind }: PayableState): boolean =>
  state === 'Paid' || (state === 'Initiated' && paymentKind !== 'cc')

/** Days after its issue for which an invoice can be paid. */
export const payableDays = 30
