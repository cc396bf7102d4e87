import type { PaymentKindKey } from './paymentKinds.ts'
import { type InvoiceState, unpaidStates } from './states.ts'

interface InvoiceTransition {
  /** Empty for a new invoice. */
  from: readonly InvoiceState[]
  to: InvoiceState
}

/** Every change of state of an invoice (specification 3, section 4; decisions, section 5). Each is recorded as an event. */
export const invoiceTransitions = {
  /** Gets its number. */
  issue: { from: [], to: 'Initiated' },
  /** Payment is tried again after a failed or cancelled payment. */
  retry: { from: ['Failed', 'Cancelled'], to: 'Initiated' },
  pay: { from: unpaidStates, to: 'Paid' },
  fail: { from: ['Initiated'], to: 'Failed' },
  cancel: { from: ['Initiated'], to: 'Cancelled' },
  /** Another invoice was issued or paid instead; this is final. */
  supersede: { from: unpaidStates, to: 'Cancelled' },
  /** The membership starts, or waits for the current one to end. */
  approve: { from: ['Paid'], to: 'Active' },
  /** Not paid in time. */
  lapse: { from: unpaidStates, to: 'Expired' },
  /** Its membership ended or was replaced; the document remains. */
  end: { from: ['Active'], to: 'Expired' },
} as const satisfies Record<string, InvoiceTransition>
export type InvoiceTransitionName = keyof typeof invoiceTransitions

/** Whether a transition is possible from a state; undefined means a new invoice. */
export function isPossible(name: InvoiceTransitionName, state: InvoiceState | undefined): boolean {
  const from: readonly InvoiceState[] = invoiceTransitions[name].from
  return state === undefined ? from.length === 0 : from.includes(state)
}

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
  isPossible('approve', state) || (state === 'Initiated' && paymentKind !== 'cc')

/** Days after its issue for which an invoice can be paid. */
export const payableDays = 30
