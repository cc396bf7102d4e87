import type { PlanRow } from '../plans/store.ts'
import { type InvoiceSnapshot, type PlanPromises, promiseNames } from './snapshot.ts'

/** What is written down at issue of what a plan does beyond its quotas. */
export const promisesSold = (plan: PlanRow): PlanPromises =>
  Object.fromEntries(promiseNames.map((name) => [name, plan[name]])) as PlanPromises

/** A version of a plan as an invoice sold it: what the invoice says holds, and of an older one the version says the rest. */
export function planSold(version: PlanRow, { terms, totals, promises }: InvoiceSnapshot): PlanRow {
  const { planName, duration, durationUnit, phoneContacts, expressInterests } = terms
  const sold = { duration, durationUnit, phoneContacts, expressInterests }
  return { ...version, name: planName, price: totals.listAmount, ...sold, ...promises }
}
