import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { direction, pageOf, type Sorted } from '../platform/paged.ts'
import { refuseDuplicate } from '../platform/refuseDuplicate.ts'
import { requireRow } from '../platform/requireRow.ts'
import { plans } from './tables.ts'

export type PlanRow = typeof plans.$inferSelect
export type NewPlan = typeof plans.$inferInsert

/** The id of the first version, which all of them share. */
export const lineageOf = ({ id, firstVersionId }: PlanRow): number => firstVersionId ?? id
export const lineage = sql<number>`coalesce(${plans.firstVersionId}, ${plans.id})`

/** A new version stands where the old one stood. */
export function findPlans(db: Queryable, where: SQL | undefined, page: Sorted) {
  const order = direction(page)
  const found = db.select().from(plans).where(where)
  return pageOf(db, found, [order(plans.createdAt), order(lineage), order(plans.id)], page)
}

export const loadPlan = (db: Queryable, id: number): Promise<PlanRow> =>
  requireRow(db.select().from(plans).where(eq(plans.id, id)), 'plan_not_found')

/** Several versions by their ids. */
export async function loadPlans(db: Queryable, ids: readonly number[]): Promise<Map<number, PlanRow>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(plans)
    .where(inArray(plans.id, [...ids]))
  return new Map(found.map((row) => [row.id, row]))
}

/** For a change of it; whoever comes second waits, and then finds that it was replaced. */
export async function lockCurrentPlan(tx: Transaction, id: number): Promise<PlanRow> {
  const row = await requireRow(
    tx.select().from(plans).where(eq(plans.id, id)).for('update'),
    'plan_not_found',
  )
  if (row.replacedAt) throw new Failure('plan_replaced')
  return row
}

export const insertPlan = (tx: Transaction, values: NewPlan): Promise<PlanRow> =>
  requireRow(tx.insert(plans).values(values).returning(), 'internal').catch(
    refuseDuplicate('plans_name', 'plan_exists', 'na'),
  )

export async function updatePlan(tx: Transaction, id: number, values: Partial<NewPlan>): Promise<void> {
  await tx.update(plans).set(values).where(eq(plans.id, id))
}
