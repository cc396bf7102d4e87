import { less, type Paise, paise, percentOf } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { Failure } from '../platform/failure.ts'
import { coupons } from './tables.ts'

export type CouponRow = typeof coupons.$inferSelect

const messages = {
  unknown: 'This coupon code does not exist',
  notYet: 'This coupon is not valid yet',
  ended: 'This coupon has ended',
  otherPlans: 'This coupon is not valid for this plan',
  usedUp: 'This coupon has been used up',
  usedByYou: 'This coupon has already been used for this profile',
} as const

/** A refusal that names the coupon field. */
export const refused = (reason: keyof typeof messages): Failure =>
  new Failure('coupon_refused', { message: messages[reason], fields: { cd: messages[reason] } })

/** Finds a coupon by its code, in any case, or by its id. Locks it if it is about to be used. */
export async function findCoupon(
  db: Queryable,
  by: { code: string } | { id: number },
  lock = false,
): Promise<CouponRow> {
  const where = 'code' in by ? eq(coupons.code, by.code.toUpperCase()) : eq(coupons.id, by.id)
  const found = db.select().from(coupons).where(where)
  const [row] = await (lock ? found.for('no key update') : found)
  if (!row) throw refused('unknown')
  return row
}

/** Refuses a coupon that is not valid for this plan today. */
export function requireValid(coupon: CouponRow, lineage: number, today: string): void {
  if (coupon.endedAt || coupon.endsOn < today) throw refused('ended')
  if (coupon.startsOn > today) throw refused('notYet')
  if (coupon.planIds.length > 0 && !coupon.planIds.includes(lineage)) throw refused('otherPlans')
}

export interface CouponUses {
  inAll: number
  byMember: number
}

export function requireLeft(coupon: CouponRow, uses: CouponUses): void {
  const reason = whyNotLeft(coupon, uses)
  if (reason) throw reason
}

function whyNotLeft({ limitInAll, limitForEach }: CouponRow, uses: CouponUses): Failure | undefined {
  if (limitForEach !== null && uses.byMember >= limitForEach) return refused('usedByYou')
  if (limitInAll !== null && uses.inAll >= limitInAll) return refused('usedUp')
  return undefined
}

/** Why the coupon of an issued invoice can no longer be used on the day of payment. */
export const whyNotUsable = (coupon: CouponRow, uses: CouponUses, day: string): Failure | undefined =>
  coupon.endedAt || coupon.endsOn < day ? refused('ended') : whyNotLeft(coupon, uses)

export function discountOf({ percent, amount }: Pick<CouponRow, 'percent' | 'amount'>, price: Paise): Paise {
  if (percent !== null) return percentOf(price, percent)
  return paise(Math.min(amount ?? 0, less(price, paise(0))))
}
