import type { PlanRow } from '../plans/store.ts'
import type { InvoiceSnapshot, PlanPromises } from './snapshot.ts'

/** What is written down at issue of what a plan does beyond its quotas. */
export const promisesSold = (plan: PlanRow): PlanPromises => ({
  category: plan.category,
  tag: plan.tag,
  highlightDuration: plan.highlightDuration,
  highlightUnit: plan.highlightUnit,
  prominenceDuration: plan.prominenceDuration,
  prominenceUnit: plan.prominenceUnit,
  goldTagged: plan.goldTagged,
  assistance: plan.assistance,
})

/** A version of a plan as an invoice sold it: what the invoice says holds, and of an older one the version says the rest. */
export function planSold(version: PlanRow, { terms, totals, promises }: InvoiceSnapshot): PlanRow {
  const { planName, duration, durationUnit, phoneContacts, expressInterests } = terms
  const sold = {
    name: planName,
    price: totals.listAmount,
    duration,
    durationUnit,
    phoneContacts,
    expressInterests,
  }
  return { ...version, ...sold, ...promises }
}
