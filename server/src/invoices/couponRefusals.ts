import { inArray } from 'drizzle-orm'
import { type CouponRow, findCoupon, whyNotUsable } from '../coupons/find.ts'
import { coupons } from '../coupons/tables.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Failure } from '../platform/failure.ts'
import { isReserved, usesByOthers } from './couponUses.ts'
import type { InvoiceRow } from './store.ts'

/** Locks the coupon of an invoice before payment, so that two buyers cannot both take the last use. */
export async function lockCouponOf(tx: Transaction, { couponId }: InvoiceRow): Promise<void> {
  if (couponId !== null) await findCoupon(tx, { id: couponId }, true)
}

/**
 * Returns the invoices that can no longer use their coupon, with the reason: others have used it up, or it ended
 * before the payment began.
 */
export async function couponRefusals(
  db: Queryable,
  found: readonly InvoiceRow[],
  now: Date,
  begunOn: string,
): Promise<Map<number, Failure>> {
  const unreserved = found.filter((row) => row.couponId !== null && !isReserved(row, now))
  if (unreserved.length === 0) return new Map()
  const known = await couponsOf(db, unreserved)
  const uses = await usesByOthers(
    db,
    unreserved.map(({ id }) => id),
    now,
  )
  return new Map(
    unreserved.flatMap(({ id, couponId }) => {
      const [coupon, used] = [known.get(couponId ?? 0), uses.get(id)]
      const reason = coupon && used && whyNotUsable(coupon, used, begunOn)
      return reason ? [[id, reason]] : []
    }),
  )
}

async function couponsOf(db: Queryable, found: readonly InvoiceRow[]): Promise<Map<number, CouponRow>> {
  const ids = found.flatMap(({ couponId }) => couponId ?? [])
  const known = await db.select().from(coupons).where(inArray(coupons.id, ids))
  return new Map(known.map((row) => [row.id, row]))
}
