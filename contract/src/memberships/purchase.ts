import type { Plan } from '../plans/schemas.ts'
import { type CurrentMembership, isPaidMembership } from './schemas.ts'

/** Days before its end from which a membership can be renewed. */
export const renewalDays = 30

type CurrentPlan = Pick<CurrentMembership, 'planName' | 'price' | 'daysToExpiry'>
type Pending = {
  /** A paid invoice waits for staff to activate it. */
  hasPaidInvoice: boolean
  /** The member has bought a renewal, which starts when the current membership ends. */
  renewalWaits: boolean
}
/** Whether the current membership can be renewed now. */
export const canRenew = (current: Omit<CurrentPlan, 'price'>, renewalWaits: boolean): boolean =>
  isPaidMembership(current) && current.daysToExpiry <= renewalDays && !renewalWaits

export type Purchase = 'buy' | 'upgrade' | 'renew' | 'notApplicable' | 'waiting'

/** What a member can do with a plan, given the current membership, paid invoices and renewals. */
export function purchaseOf(
  { price: { amount } }: Pick<Plan, 'price'>,
  current: CurrentPlan,
  { hasPaidInvoice, renewalWaits }: Pending,
): Purchase {
  if (hasPaidInvoice) return 'waiting'
  if (amount > current.price) return isPaidMembership(current) ? 'upgrade' : 'buy'
  return amount > 0 && canRenew(current, renewalWaits) ? 'renew' : 'notApplicable'
}
