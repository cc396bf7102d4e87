import { isTopUp } from '@bnr/contract/plans/schemas'
import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { invalidInput } from '../platform/failure.ts'
import { lineage, type PlanRow } from './store.ts'
import { plans } from './tables.ts'

/** Loads the current versions of plans named by their first versions, cheapest first. Refuses unknown plans and top-ups. */
export async function requirePlans(db: Queryable, lineages: readonly number[]): Promise<PlanRow[]> {
  if (lineages.length === 0) return []
  const found = await db
    .select()
    .from(plans)
    .where(and(inArray(lineage, [...lineages]), isNull(plans.replacedAt)))
    .orderBy(asc(plans.price), asc(plans.id))
  if (found.length < new Set(lineages).size || found.some(isTopUp))
    throw invalidInput({ mids: 'Select plans from the price list' })
  return found
}
