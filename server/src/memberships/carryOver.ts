import type { Quota } from './spend.ts'

type Quotas = Record<Quota, number>
type QuotasWithUse = Quotas & Record<`used${Capitalize<Quota>}`, number>

/** The share of the unused quotas that carries over: days passed out of the days of the plan. */
export interface CarriedShare {
  part: number
  whole: number
}
export const everything: CarriedShare = { part: 1, whole: 1 }

/** Quotas of a membership that replaces another: those of its plan, and a share of the unused ones. */
export function carryOver(plan: Quotas, previous: QuotasWithUse | undefined, share: CarriedShare): Quotas {
  const { phoneContacts, expressInterests } = plan
  if (!previous) return { phoneContacts, expressInterests }
  return {
    phoneContacts: phoneContacts + shareOf(previous.phoneContacts - previous.usedPhoneContacts, share),
    expressInterests:
      expressInterests + shareOf(previous.expressInterests - previous.usedExpressInterests, share),
  }
}

const shareOf = (left: number, { part, whole }: CarriedShare): number => Math.floor((left * part) / whole)
