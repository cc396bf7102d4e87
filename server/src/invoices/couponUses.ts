import { sql } from 'drizzle-orm'
import type { CouponUses } from '../coupons/find.ts'
import { type Queryable, rows } from '../platform/database.ts'

/** A coupon is used by every invoice that is open, was paid, or became a membership: one that failed gives it back. */
export async function couponUses(db: Queryable, couponId: number, profileId: number): Promise<CouponUses> {
  const [row] = await rows<CouponUses>(
    db,
    sql`select count(*)::int as "inAll", count(*) filter (where profile_id = ${profileId})::int as "byMember"
      from invoices where coupon_id = ${couponId}
        and (state in ('Initiated', 'Paid', 'Active') or membership_id is not null)`,
  )
  return row ?? { inAll: 0, byMember: 0 }
}
