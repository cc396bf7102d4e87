import type { PlanRow } from '../plans/store.ts'
import { type InvoiceSnapshot, type PlanPromises, promiseNames } from './snapshot.ts'

/** What a plan promises besides its quotas, as the invoice records it. */
export const promisesSold = (plan: PlanRow): PlanPromises =>
  Object.fromEntries(promiseNames.map((name) => [name, plan[name]])) as PlanPromises

/**
 * The plan as an invoice sold it. Older invoices do not record everything; the version of the plan supplies the rest.
 */
export function planSold(version: PlanRow, { terms, totals, promises }: InvoiceSnapshot): PlanRow {
  const { planName, duration, durationUnit, phoneContacts, expressInterests } = terms
  const sold = { duration, durationUnit, phoneContacts, expressInterests }
  return { ...version, name: planName, price: totals.listAmount, ...sold, ...promises }
}
