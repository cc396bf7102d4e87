import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import { less, type Paise, paise } from '@bnr/contract/money'
import { discountOf, findCoupon, requireLeft, requireValid } from '../coupons/find.ts'
import type { Queryable } from '../database/database.ts'
import { offerFor } from '../offers/price.ts'
import { lineageOf, type PlanRow } from '../plans/store.ts'
import type { Clock } from '../platform/clock.ts'
import { invalidInput } from '../platform/failure.ts'
import { usesWithoutReplaceable } from './couponUses.ts'

export interface Discount {
  amount: Paise
  reason?: string
  couponId?: number
  couponCode?: string
  offerId?: number
}

interface Sale {
  plan: PlanRow
  /** The plan's price less the upgrade credit. */
  price: Paise
  profileId: number
  today: string
  clock: Clock
  /** The invoice will be saved, so the coupon is locked: only one buyer can take its last use. */
  forIssue: boolean
}

const oneAtATime = 'Only one discount can be used at a time'

/** Works out the discount of a coupon, an offer, or both if the offer allows it. `taxIncluded` excludes both. */
export async function discountFor(db: Queryable, request: InvoiceRequest, sale: Sale): Promise<Discount> {
  const { couponCode, couponId, offerId, taxIncluded } = request
  const by = couponId === undefined ? (couponCode ? { code: couponCode } : undefined) : { id: couponId }
  if (taxIncluded && (by || offerId)) throw invalidInput({ gd: oneAtATime })
  const offer = offerId === undefined ? undefined : await offerFor(db, offerId, sale)
  if (offer && by && !offer.couponsHold) throw invalidInput({ cd: oneAtATime })
  const offered = offer ? paise(Math.min(offer.discount, sale.price)) : paise(0)
  const coupon = by ? await couponFor(db, by, { ...sale, price: less(sale.price, offered) }) : undefined
  const reasons = [offer && `Offer: ${offer.title}`, coupon && `Coupon ${coupon.code}`].filter(Boolean)
  if (taxIncluded) reasons.push('GST discount')
  return {
    amount: paise(offered + (coupon?.amount ?? 0)),
    ...(reasons.length > 0 ? { reason: reasons.join(', ') } : {}),
    ...(coupon ? { couponId: coupon.id, couponCode: coupon.code } : {}),
    ...(offer ? { offerId: offer.id } : {}),
  }
}

async function couponFor(db: Queryable, by: { code: string } | { id: number }, sale: Sale) {
  const coupon = await findCoupon(db, by, sale.forIssue)
  requireValid(coupon, lineageOf(sale.plan), sale.today)
  requireLeft(
    coupon,
    await usesWithoutReplaceable(db, { couponId: coupon.id, profileId: sale.profileId }, sale.clock.now()),
  )
  return { id: coupon.id, code: coupon.code, amount: discountOf(coupon, sale.price) }
}
