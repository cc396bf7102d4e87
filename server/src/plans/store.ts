import { asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { type Page, pageOf } from '../platform/paged.ts'
import { plans } from './tables.ts'

export type PlanRow = typeof plans.$inferSelect
type Sorted = Page & { sort: 'cdt,asc' | 'cdt,desc' }

export function findPlans(db: Queryable, where: SQL | undefined, page: Sorted) {
  const order = page.sort === 'cdt,asc' ? asc : desc
  const found = db.select().from(plans).where(where)
  return pageOf(db, found, [order(plans.createdAt), order(plans.id)], page)
}

export async function loadPlan(db: Queryable, id: number): Promise<PlanRow> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id))
  if (!row) throw new Failure('plan_not_found')
  return row
}
