import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import { paise, paiseOf } from '@bnr/contract/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCoupon, createOffer } from '../../test/factories/discounts.ts'
import { createPlan } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { loadPlan, type PlanRow } from '../plans/store.ts'
import { discountFor } from './discount.ts'

const service = useService()
let plan: PlanRow
let other: PlanRow
let profileId: number

beforeAll(async () => {
  const onSale = { hidden: false, price: paiseOf(8500) }
  plan = await loadPlan(service.db, (await createPlan(service, onSale)).id)
  other = await loadPlan(service.db, (await createPlan(service, onSale)).id)
  profileId = (await createMember(service)).id
})

const today = '2026-11-21'
/** The discount on the plan, whose price an upgrade credit may lower. */
const discount = (request: Partial<InvoiceRequest>, price = plan.price) =>
  discountFor(
    service.db,
    { planId: plan.id, paymentKind: 'cc', ...request },
    { plan, price, profileId, today, clock: service.clock, forIssue: false },
  )
const tenPercent = () => createCoupon(service)
const offer = (values: object = {}, on = plan) =>
  createOffer(service, [on.id], { title: 'Christmas', price: paiseOf(8000), ...values })
const oneAtATime = 'Only one discount can be used at a time'

test('without coupon, offer or GST discount the price stays', async () => {
  expect(await discount({})).toEqual({ amount: 0 })
  expect(await discount({ couponCode: '' })).toEqual({ amount: 0 })
})

test('the GST discount is named, but its amount follows from the tax', async () => {
  expect(await discount({ taxIncluded: true })).toEqual({ amount: 0, reason: 'GST discount' })
})

describe('a coupon', () => {
  test('of ten percent, by its code', async () => {
    const { id, code } = await tenPercent()
    expect(await discount({ couponCode: code.toLowerCase() })).toEqual({
      amount: 85_000,
      reason: `Coupon ${code}`,
      couponId: id,
      couponCode: code,
    })
  })

  test('that staff chose counts instead of a code', async () => {
    const [chosen, typed] = [await tenPercent(), await tenPercent()]
    expect(await discount({ couponId: chosen.id, couponCode: typed.code })).toMatchObject({
      couponId: chosen.id,
    })
  })

  test('cannot be used with the GST discount', async () => {
    const { code } = await tenPercent()
    await expect(discount({ couponCode: code, taxIncluded: true })).rejects.toMatchObject({
      fields: { gd: oneAtATime },
    })
  })

  test.each([
    ['has ended', { endsOn: '2026-11-20' }, 'This coupon has ended'],
    ['is for other plans', { planIds: [1_000_000] }, 'This coupon is not valid for this plan'],
    ['is used up', { limitInAll: 0 }, 'This coupon has been used up'],
  ])('is refused if it %s', async (_, values, message) => {
    const { code } = await createCoupon(service, values)
    await expect(discount({ couponCode: code })).rejects.toMatchObject({ message })
  })
})

describe('an offer', () => {
  test('lowers the price to that of the offer', async () => {
    const { id } = await offer()
    expect(await discount({ offerId: id })).toEqual({
      amount: 50_000,
      reason: 'Offer: Christmas',
      offerId: id,
    })
  })

  test('gives no more than what the upgrade credit leaves', async () => {
    const { id } = await offer()
    expect((await discount({ offerId: id }, paise(20_000))).amount).toBe(20_000)
  })

  test.each([
    ['without a price', null],
    ['dearer than the plan', paiseOf(9000)],
  ])('%s changes nothing', async (_, price) => {
    const { id } = await offer({ price })
    expect((await discount({ offerId: id })).amount).toBe(0)
  })

  test('with a coupon, if it allows one, leaves the coupon ten percent of the rest', async () => {
    const [{ id }, coupon] = [await offer({ couponsHold: true }), await tenPercent()]
    expect(await discount({ offerId: id, couponCode: coupon.code })).toEqual({
      amount: 130_000,
      reason: `Offer: Christmas, Coupon ${coupon.code}`,
      couponId: coupon.id,
      couponCode: coupon.code,
      offerId: id,
    })
  })

  test('excludes a coupon otherwise', async () => {
    const [{ id }, { code }] = [await offer(), await tenPercent()]
    await expect(discount({ offerId: id, couponCode: code })).rejects.toMatchObject({
      fields: { cd: oneAtATime },
    })
  })

  test('excludes the GST discount', async () => {
    const { id } = await offer()
    await expect(discount({ offerId: id, taxIncluded: true })).rejects.toMatchObject({
      fields: { gd: oneAtATime },
    })
  })

  test.each([
    ['over', 'offer_over', () => offer({ endsOn: '2026-11-20' })],
    ['for another plan', 'offer_elsewhere', () => offer({}, other)],
  ])('that is %s is refused', async (_, code, create) => {
    const { id } = await create()
    await expect(discount({ offerId: id })).rejects.toMatchObject({ code })
  })
})
