import { less, noPaise, type Paise } from '@bnr/contract/money'
import { type CouponRow, discountOf } from '../../../../server/src/coupons/find.ts'
import { coupons } from '../../../../server/src/coupons/tables.ts'
import type { Transaction } from '../../../../server/src/database/database.ts'
import { randomOf } from '../random.ts'
import type { Buyer } from './buyers.ts'

export interface Used {
  coupon: CouponRow
  amount: Paise
}

/** Share of buyers who know a coupon that they could use. */
const shareOfKnowing = 0.3

/** Assigns demo coupons to buyers within the limits of each coupon. */
export async function couponsToUse(tx: Transaction) {
  const all = await tx.select().from(coupons).orderBy(coupons.id)
  const inAll = new Map<number, number>()
  const used = new Set<string>()

  return ({ profileId, membershipId, soldOn }: Buyer, price: Paise): Used | undefined => {
    if (membershipId === null || !randomOf(profileId * 11 + membershipId).chance(shareOfKnowing))
      return undefined
    const coupon = all.find(
      ({ id, startsOn, endsOn, limitInAll }) =>
        startsOn <= soldOn &&
        soldOn <= endsOn &&
        (inAll.get(id) ?? 0) < (limitInAll ?? Number.POSITIVE_INFINITY) &&
        !used.has(`${id} ${profileId}`),
    )
    if (!coupon) return undefined
    inAll.set(coupon.id, (inAll.get(coupon.id) ?? 0) + 1)
    used.add(`${coupon.id} ${profileId}`)
    return { coupon, amount: discountOf(coupon, less(price, noPaise)) }
  }
}
