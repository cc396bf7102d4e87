import { asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { plans } from './tables.ts'

export type PlanRow = typeof plans.$inferSelect
type Page = { page: number; size: number; sort: 'cdt,asc' | 'cdt,desc' }

export async function findPlans(db: Queryable, where: SQL | undefined, { page, size, sort }: Page) {
  const [total] = await db.select({ of: count() }).from(plans).where(where)
  const order = sort === 'cdt,asc' ? asc : desc
  const found = await db
    .select()
    .from(plans)
    .where(where)
    .orderBy(order(plans.createdAt), order(plans.id))
    .limit(size)
    .offset(page * size)
  return { total: total?.of ?? 0, rows: found }
}

export async function loadPlan(db: Queryable, id: number): Promise<PlanRow> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id))
  if (!row) throw new Failure('plan_not_found')
  return row
}
