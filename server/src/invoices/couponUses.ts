import { sql } from 'drizzle-orm'
import type { CouponUses } from '../coupons/find.ts'
import { arrayOf, type Queryable, rows } from '../platform/database.ts'

/** A coupon is used by every invoice that is open, was paid, or became a membership: one that failed gives it back. */
const usesIt = sql`(state in ('Initiated', 'Paid', 'Active') or membership_id is not null)`

/** How often it is used. What the member holds open is left out where another invoice is to take its place. */
export async function couponUses(
  db: Queryable,
  couponId: number,
  profileId: number,
  ownOpen: 'counted' | 'replaced' = 'counted',
): Promise<CouponUses> {
  const own = sql`profile_id is not distinct from ${profileId}`
  const replaced = ownOpen === 'replaced' ? sql`and not (state = 'Initiated' and ${own})` : sql``
  const [row] = await rows<CouponUses>(
    db,
    sql`select count(*)::int as "inAll", count(*) filter (where ${own})::int as "byMember"
      from invoices where coupon_id = ${couponId} and ${usesIt} ${replaced}`,
  )
  return row ?? { inAll: 0, byMember: 0 }
}

/** How often each of these is used; one that never was is left out. */
export async function usesOfCoupons(
  db: Queryable,
  couponIds: readonly number[],
): Promise<Map<number, number>> {
  const found = await rows<{ id: number; uses: number }>(
    db,
    sql`select coupon_id as id, count(*)::int as uses from invoices
      where coupon_id = any(${arrayOf(couponIds)}) and ${usesIt} group by coupon_id`,
  )
  return new Map(found.map(({ id, uses }) => [id, uses]))
}
