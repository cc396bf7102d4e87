import type { InvoiceState } from '@bnr/contract/invoices/states'
import type { InvoiceTransitionName } from '@bnr/contract/invoices/transitions'
import type { PaymentOutcome } from '../../../../server/src/invoices/tables.ts'
import type { Sale } from './sale.ts'

/** The transitions that led to the state of an invoice, by the same table as today's. */
function courseOf({ state, failures, buyer }: Sale): InvoiceTransitionName[] {
  const tried: InvoiceTransitionName[] = Array.from(
    { length: failures },
    () => ['fail', 'retry'] as const,
  ).flat()
  const bought: InvoiceTransitionName[] = ['issue', ...tried, 'pay', 'approve']
  const courses: Record<InvoiceState, InvoiceTransitionName[]> = {
    Draft: [],
    Active: bought,
    Expired: buyer.membershipId === null ? ['issue', ...tried, 'lapse'] : [...bought, 'end'],
    Paid: ['issue', ...tried, 'pay'],
    Initiated: ['issue', ...tried],
    Failed: ['issue', ...tried, 'fail'],
    Cancelled: ['issue', ...tried, 'cancel'],
  }
  return courses[state]
}

const minute = 60_000
export const gatewayStatuses: Partial<Record<InvoiceTransitionName, string>> = {
  pay: 'Shipped',
  fail: 'Unsuccessful',
  cancel: 'Aborted',
}
export const outcomes: Partial<Record<InvoiceTransitionName, PaymentOutcome>> = {
  pay: 'paid',
  fail: 'failed',
  cancel: 'cancelled',
}
/** Minutes since the previous step. */
const minutesAfter: Partial<Record<InvoiceTransitionName, number>> = {
  fail: 6,
  cancel: 4,
  retry: 3,
  pay: 7,
  approve: 150,
}

export interface Step {
  transition: InvoiceTransitionName
  at: Date
}

/** The steps with their times, none of them in the future. */
export function stepsOf(sale: Sale, now: Date): Step[] {
  let at = sale.issuedAt.getTime()
  return courseOf(sale).map((transition) => {
    at += (minutesAfter[transition] ?? 0) * minute
    if (transition === 'lapse') at += 30 * 1440 * minute
    if (transition === 'end') at += 1440 * minute
    return { transition, at: new Date(Math.min(at, now.getTime())) }
  })
}
