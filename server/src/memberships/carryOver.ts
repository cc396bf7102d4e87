import type { MembershipRow } from './current.ts'
import type { Quota } from './spend.ts'

type Quotas = Record<Quota, number>
type QuotasWithUse = Pick<MembershipRow, Quota | `used${Capitalize<Quota>}` | `toppedUp${Capitalize<Quota>}`>

/** The share of the unused quotas that carries over: days passed out of the days of the plan. */
export interface CarriedShare {
  part: number
  whole: number
}
export const everything: CarriedShare = { part: 1, whole: 1 }

/**
 * Quotas of a membership that replaces another: those of its plan, a share of the unused ones of the other's plan, and
 * all unused top-ups. Top-ups are used after the plan, so the last units left are theirs.
 */
export function carryOver(plan: Quotas, previous: QuotasWithUse | undefined, share: CarriedShare) {
  const phones = previous
    ? carried(previous.phoneContacts - previous.usedPhoneContacts, previous.toppedUpPhoneContacts, share)
    : nothing
  const interests = previous
    ? carried(
        previous.expressInterests - previous.usedExpressInterests,
        previous.toppedUpExpressInterests,
        share,
      )
    : nothing
  return {
    phoneContacts: plan.phoneContacts + phones.all,
    toppedUpPhoneContacts: phones.toppedUp,
    expressInterests: plan.expressInterests + interests.all,
    toppedUpExpressInterests: interests.toppedUp,
  }
}

const nothing = { all: 0, toppedUp: 0 }

function carried(left: number, bought: number, { part, whole }: CarriedShare) {
  const toppedUp = Math.min(bought, left)
  return { all: Math.floor(((left - toppedUp) * part) / whole) + toppedUp, toppedUp }
}
