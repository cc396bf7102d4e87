import type { NewCoupon } from '@bnr/contract/coupons/schemas'
import { paiseOf } from '@bnr/contract/money'
import type { OfferTerms } from '@bnr/contract/offers/schemas'
import { coupons } from '../../src/coupons/tables.ts'
import { offerBanners, offers } from '../../src/offers/tables.ts'
import type { TestService } from '../harness.ts'

let made = 0

/** Terms of a coupon for ten percent with a unique code. */
export const couponTerms = (more: Partial<NewCoupon> = {}): NewCoupon => ({
  code: `HARVEST${++made}`,
  percent: 10,
  planIds: [],
  startsOn: '2026-01-01',
  endsOn: '2099-12-31',
  ...more,
})

export async function createCoupon(service: TestService, values: Partial<typeof coupons.$inferInsert> = {}) {
  const [row] = await service.db
    .insert(coupons)
    .values({ ...couponTerms(), createdAt: service.time.now, ...values })
    .returning()
  if (!row) throw new Error('the coupon was not created')
  return row
}

export const offerTerms = (membershipIds: number[], more: Partial<OfferTerms> = {}): OfferTerms => ({
  title: `Christmas offer ${++made}`,
  membershipIds,
  price: paiseOf(2999),
  startsOn: '2026-01-01',
  endsOn: '2099-12-31',
  couponsHold: false,
  ...more,
})

/** An offer that members see, with a banner that has no file. */
export async function createOffer(
  service: TestService,
  membershipIds: number[],
  values: Partial<typeof offers.$inferInsert> = {},
) {
  const createdAt = service.time.now
  const [row] = await service.db
    .insert(offers)
    .values({ ...offerTerms(membershipIds), createdAt, ...values })
    .returning()
  if (!row) throw new Error('the offer was not created')
  const banner = { offerId: row.id, status: 'Ready' as const, format: '1280x630', createdAt }
  await service.db.insert(offerBanners).values({ ...banner, id: `banner${String(row.id).padStart(8, '0')}` })
  return row
}
