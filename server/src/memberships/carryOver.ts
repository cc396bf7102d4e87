import type { Quota } from './spend.ts'

type Quotas = Record<Quota, number>
type QuotasWithUse = Quotas & Record<`used${Capitalize<Quota>}`, number>

/** The share of the unused quotas that a new membership takes over: the days that passed, of the days of the plan. */
export interface CarriedShare {
  part: number
  whole: number
}
export const everything: CarriedShare = { part: 1, whole: 1 }

/** The quotas of a membership that replaces another: its plan's, and a share of what the other has left. */
export function carryOver(plan: Quotas, held: QuotasWithUse | undefined, share: CarriedShare): Quotas {
  const { phoneContacts, expressInterests } = plan
  if (!held) return { phoneContacts, expressInterests }
  return {
    phoneContacts: phoneContacts + shareOf(held.phoneContacts - held.usedPhoneContacts, share),
    expressInterests: expressInterests + shareOf(held.expressInterests - held.usedExpressInterests, share),
  }
}

const shareOf = (left: number, { part, whole }: CarriedShare): number => Math.floor((left * part) / whole)
