import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { direction, pageOf, type Sorted } from '../database/paged.ts'
import { refuseDuplicate } from '../database/refuseDuplicate.ts'
import { requireRow } from '../database/requireRow.ts'
import { Failure } from '../platform/failure.ts'
import { plans } from './tables.ts'

export type PlanRow = typeof plans.$inferSelect
export type NewPlan = typeof plans.$inferInsert

/** The id of the first version, which all versions share. */
export const lineageOf = ({ id, firstVersionId }: PlanRow): number => firstVersionId ?? id
export const lineage = sql<number>`coalesce(${plans.firstVersionId}, ${plans.id})`

/** Sorts versions by the creation of the first, so that a new version appears in the position of the old one. */
export function findPlans(db: Queryable, where: SQL | undefined, page: Sorted) {
  const order = direction(page)
  const found = db.select().from(plans).where(where)
  return pageOf(db, found, [order(plans.createdAt), order(lineage), order(plans.id)], page)
}

export const loadPlan = (db: Queryable, id: number): Promise<PlanRow> =>
  requireRow(db.select().from(plans).where(eq(plans.id, id)), 'plan_not_found')

/** Current plans that members can buy, without top-ups. */
export const plansOnSale = (db: Queryable): Promise<PlanRow[]> =>
  db
    .select()
    .from(plans)
    .where(and(isNull(plans.replacedAt), eq(plans.hidden, false), ne(plans.category, 'topup')))
    .orderBy(plans.id)

export async function loadPlans(db: Queryable, ids: readonly number[]): Promise<Map<number, PlanRow>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(plans)
    .where(inArray(plans.id, [...ids]))
  return new Map(found.map((row) => [row.id, row]))
}

/** Locks the current version for a change. A second change waits, and then finds that this version was replaced. */
export async function lockCurrentPlan(tx: Transaction, id: number): Promise<PlanRow> {
  const row = await requireRow(
    tx.select().from(plans).where(eq(plans.id, id)).for('no key update'),
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
