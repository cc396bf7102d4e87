import type { PaymentKindKey } from './paymentKinds.ts'
import { type InvoiceState, unpaidStates } from './states.ts'

interface InvoiceTransition {
  /** None: it comes into being. */
  from: readonly InvoiceState[]
  to: InvoiceState
}

/** Every way in which an invoice changes its state (spec 3, section 4; DECISIONS 5). Each is written down as an event. */
export const invoiceTransitions = {
  /** Given its number. */
  issue: { from: [], to: 'Initiated' },
  /** Tried again after a payment that did not succeed. */
  retry: { from: ['Failed', 'Cancelled'], to: 'Initiated' },
  pay: { from: unpaidStates, to: 'Paid' },
  fail: { from: ['Initiated'], to: 'Failed' },
  cancel: { from: ['Initiated'], to: 'Cancelled' },
  /** Another one was issued or paid in its place, which is final. */
  supersede: { from: unpaidStates, to: 'Cancelled' },
  /** The membership starts, or waits for the one before it to end. */
  approve: { from: ['Paid'], to: 'Active' },
  /** Not paid in time. */
  lapse: { from: unpaidStates, to: 'Expired' },
  /** Its membership ended or was replaced; the document stays. */
  end: { from: ['Active'], to: 'Expired' },
} as const satisfies Record<string, InvoiceTransition>
export type InvoiceTransitionName = keyof typeof invoiceTransitions

/** Whether a transition is possible from a state; undefined stands for an invoice that is not there yet. */
export function isPossible(name: InvoiceTransitionName, state: InvoiceState | undefined): boolean {
  const from: readonly InvoiceState[] = invoiceTransitions[name].from
  return state === undefined ? from.length === 0 : from.includes(state)
}

/** What is said of an invoice by hand, and the way that it then goes. */
export const settlements = {
  paid: 'pay',
  cancelled: 'cancel',
  failed: 'fail',
} as const satisfies Record<string, InvoiceTransitionName>
export type SettledState = keyof typeof settlements
export const settledStates = Object.keys(settlements) as SettledState[]

type Standing = { state: InvoiceState; paymentKind: PaymentKindKey }

/** Paid, or entered by staff, who have the money already: a card payment is the gateway's to confirm first. */
export const isApprovable = ({ state, paymentKind }: Standing): boolean =>
  isPossible('approve', state) || (state === 'Initiated' && paymentKind !== 'cc')

/** Days after its issue in which an invoice can be paid. */
export const payableDays = 30
