import type { Quota } from './spend.ts'

type Quotas = Record<Quota, number>
type Held = Quotas & Record<`used${Capitalize<Quota>}`, number>

/** What a membership gives that takes the place of another: its own, and what was not used of the one before. */
export function carryOver(plan: Quotas, held: Held | undefined): Quotas {
  if (!held) return { phoneContacts: plan.phoneContacts, expressInterests: plan.expressInterests }
  return {
    phoneContacts: plan.phoneContacts + held.phoneContacts - held.usedPhoneContacts,
    expressInterests: plan.expressInterests + held.expressInterests - held.usedExpressInterests,
  }
}
