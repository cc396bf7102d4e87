import type { Plan } from '../plans/schemas.ts'
import { type CurrentMembership, isPaidMembership } from './schemas.ts'

/** So many days before its end a membership can be renewed. */
export const renewalDays = 30

type CurrentPlan = Pick<CurrentMembership, 'planName' | 'price' | 'daysToExpiry'>
type Standing = {
  /** An invoice is paid, and waits for staff to activate it. */
  hasPaidInvoice: boolean
  /** A renewal was bought already and begins when the current membership ends. */
  renewalWaits: boolean
}
/** Whether what runs can be renewed now. */
export const canRenew = (held: Omit<CurrentPlan, 'price'>, renewalWaits: boolean): boolean =>
  isPaidMembership(held) && held.daysToExpiry <= renewalDays && !renewalWaits

export type Purchase = 'buy' | 'upgrade' | 'renew' | 'notApplicable' | 'waiting'

/** What a plan is to a member, by what is held and paid already. */
export function purchaseOf(
  { price: { amount } }: Pick<Plan, 'price'>,
  held: CurrentPlan,
  { hasPaidInvoice, renewalWaits }: Standing,
): Purchase {
  if (hasPaidInvoice) return 'waiting'
  if (amount > held.price) return isPaidMembership(held) ? 'upgrade' : 'buy'
  return amount > 0 && canRenew(held, renewalWaits) ? 'renew' : 'notApplicable'
}
