import type { CouponState } from '@bnr/contract/coupons/states'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { direction, pageOf, type Sorted } from '../database/paged.ts'
import { refuseDuplicate } from '../database/refuseDuplicate.ts'
import { requireRow } from '../database/requireRow.ts'
import type { CouponRow } from './find.ts'
import { coupons } from './tables.ts'

export type DatedCoupon = CouponRow & { state: CouponState }
export type NewCouponRow = typeof coupons.$inferInsert

/** A condition for each state, in a form that can use the index. */
const conditions: Record<CouponState, (today: string) => SQL> = {
  Coming: (today) => sql`${notEnded(today)} and ${coupons.startsOn} > ${today}::date`,
  Running: (today) => sql`${notEnded(today)} and ${coupons.startsOn} <= ${today}::date`,
  Ended: (today) => sql`(${coupons.endedAt} is not null or ${coupons.endsOn} < ${today}::date)`,
}
const notEnded = (today: string) => sql`${coupons.endedAt} is null and ${coupons.endsOn} >= ${today}::date`

export const inState = (state: CouponState, today: string): SQL => conditions[state](today)

const stateOn = (today: string): SQL<CouponState> => sql`case
  when ${inState('Running', today)} then 'Running' when ${inState('Coming', today)} then 'Coming' else 'Ended' end`

const dated = (db: Queryable, today: string, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(coupons), state: stateOn(today).as('state') })
    .from(coupons)
    .where(where)

export const findCoupons = (db: Queryable, today: string, where: SQL | undefined, page: Sorted) =>
  pageOf(db, dated(db, today, where), [direction(page)(coupons.id)], page)

export const loadCoupon = (db: Queryable, today: string, id: number): Promise<DatedCoupon> =>
  requireRow(dated(db, today, eq(coupons.id, id)), 'coupon_not_found')

/** Finds a running coupon by its code, in any case. */
export async function findRunning(
  db: Queryable,
  today: string,
  code: string,
): Promise<DatedCoupon | undefined> {
  const hasCode = eq(coupons.code, code.toUpperCase())
  const [row] = await dated(db, today, and(hasCode, inState('Running', today)))
  return row
}

/** Locks the coupon for a change; a second change waits. */
export async function lockCoupon(tx: Transaction, today: string, id: number): Promise<DatedCoupon> {
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('no key update')
  return await loadCoupon(tx, today, id)
}

export const insertCoupon = (tx: Transaction, values: NewCouponRow): Promise<CouponRow> =>
  requireRow(tx.insert(coupons).values(values).returning(), 'internal').catch(
    refuseDuplicate('coupons_code', 'coupon_exists', 'cd'),
  )

export async function updateCoupon(
  tx: Transaction,
  id: number,
  values: Partial<NewCouponRow>,
): Promise<void> {
  await tx.update(coupons).set(values).where(eq(coupons.id, id))
}
