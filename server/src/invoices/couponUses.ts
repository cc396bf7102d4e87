import { type SQL, sql } from 'drizzle-orm'
import type { CouponUses } from '../coupons/find.ts'
import { arrayOf, type Queryable, sqlRows } from '../database/database.ts'
import type { InvoiceRow } from './store.ts'
import { invoices } from './tables.ts'

/** Minutes that an invoice reserves its coupon after its issue and after each retry. */
const reservedMinutes = 60

export const reservedFrom = (moment: Date): Date => new Date(moment.getTime() + reservedMinutes * 60_000)

/** A paid invoice has used its coupon permanently; an unpaid one uses it while the reservation lasts. */
const usesCoupon = (now: Date): SQL =>
  sql`(u.paid_on is not null or u.coupon_reserved_until > ${now.toISOString()}::timestamptz)`

export const isReserved = (
  { couponReservedUntil }: Pick<InvoiceRow, 'couponReservedUntil'>,
  now: Date,
): boolean => couponReservedUntil !== null && couponReservedUntil > now

/**
 * Counts the uses of a coupon, leaving out the member's own unpaid invoices because a new invoice would replace them.
 */
export async function usesWithoutReplaceable(
  db: Queryable,
  { couponId, profileId }: { couponId: number; profileId: number },
  now: Date,
): Promise<CouponUses> {
  const [row] = await sqlRows<CouponUses>(db)`
    select count(*)::int as "inAll", count(*) filter (where u.profile_id = ${profileId})::int as "byMember"
      from invoices u where u.coupon_id = ${couponId} and ${usesCoupon(now)}
        and not (u.paid_on is null and u.profile_id is not distinct from ${profileId})`
  return row ?? { inAll: 0, byMember: 0 }
}

/** For each invoice, counts how often other invoices use its coupon. */
export async function usesByOthers(
  db: Queryable,
  invoiceIds: readonly number[],
  now: Date,
): Promise<Map<number, CouponUses>> {
  const others = sql`from invoices u where u.coupon_id = i.coupon_id and u.id <> i.id and ${usesCoupon(now)}`
  const found = await sqlRows<CouponUses & { id: number }>(db)`
    select i.id, (select count(*)::int ${others}) as "inAll",
        (select count(*)::int ${others} and u.profile_id = i.profile_id) as "byMember"
      from ${invoices} i where i.id = any(${arrayOf(invoiceIds)})`
  return new Map(found.map(({ id, ...uses }) => [id, uses]))
}

/** Counts the uses of each coupon; coupons without uses are left out. */
export async function usesOfCoupons(
  db: Queryable,
  couponIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const found = await sqlRows<{ id: number; uses: number }>(db)`
    select u.coupon_id as id, count(*)::int as uses from invoices u
      where u.coupon_id = any(${arrayOf(couponIds)}) and ${usesCoupon(now)} group by u.coupon_id`
  return new Map(found.map(({ id, uses }) => [id, uses]))
}
