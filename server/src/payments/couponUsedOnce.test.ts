import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createCoupon } from '../../test/factories/discounts.ts'
import {
  buy,
  countUndecided,
  createBuyer,
  payFor,
  postForm,
  tryAgain,
  waitAtBank,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { coupons } from '../coupons/tables.ts'
import { expireInvoices } from '../invoices/end.ts'
import { loadInvoice } from '../invoices/store.ts'
import { invoices, paymentEvents } from '../invoices/tables.ts'

const { service, staff, afterMinutes } = await useBilling()
const [hour, day] = [60, 1440]
beforeEach(() => afterMinutes(0))

const order = (buyer: TestMember, couponCode: string, plan = 'Ruby') =>
  buy(service, buyer, plan, { couponCode })
const atBank = (buyer: TestMember, couponCode: string, plan = 'Ruby') =>
  waitAtBank(service, buyer, plan, { couponCode })
const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const undecidedOf = (orderId: string) => countUndecided(service, staff.finance, orderId)
const paidWith = (couponId: number) =>
  service.db.$count(invoices, sql`coupon_id = ${couponId} and paid_on is not null`)

const usedByMember = 'This coupon has already been used for this profile'
const refusedTo = (message: string) => ({ status: 409, wire: { message } })

const accepted = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length

describe('a use of a coupon', () => {
  test('counts permanently once paid, even after the membership has ended', async () => {
    const { code } = await createCoupon(service, { limitForEach: 1 })
    const buyer = await createBuyer(service)
    const { id, answer } = await atBank(buyer, code, 'Saphire Classic')
    await answer('Shipped')
    await service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
    afterMinutes(100 * day)
    await expireInvoices(service)
    expect(await stateOf(id)).toBe('Expired')
    expect(await order(buyer, code)).toMatchObject(refusedTo(usedByMember))
    expect((await order(await createBuyer(service), code)).status).toBe(200)
  })

  test('is not available twice to a member who waits at the bank for one plan and pays for another', async () => {
    const { id: couponId, code } = await createCoupon(service, { limitForEach: 1 })
    const buyer = await createBuyer(service)
    const first = await atBank(buyer, code, 'Ruby')
    const second = await atBank(buyer, code, 'Emerald')
    await second.answer('Shipped')
    await first.answer('Shipped')
    expect([await stateOf(first.id), await undecidedOf(first.orderId), await paidWith(couponId)]).toEqual([
      'Cancelled',
      1,
      1,
    ])
  })

  test('is refused for a retry after the coupon has ended', async () => {
    const { id: couponId, code } = await createCoupon(service)
    const buyer = await createBuyer(service)
    const { id, answer } = await atBank(buyer, code)
    await answer('Unsuccessful')
    await service.db.update(coupons).set({ endsOn: '2026-11-21' }).where(eq(coupons.id, couponId))
    expect((await tryAgain(service, buyer, id)).status).toBe(200)
    afterMinutes(2 * day)
    const reason = 'This coupon has ended. Please choose the plan again'
    expect(await tryAgain(service, buyer, id)).toMatchObject(refusedTo(reason))
  })
})

test('the browser is not sent to the bank for an invoice that has been replaced', async () => {
  const buyer = await createBuyer(service)
  const { payToken = '' } = (await buy(service, buyer, 'Ruby')).body
  await payFor(service, buyer, 'Emerald')
  const page = await postForm(service, '/ccavRequestHandler', { token: payToken })
  expect(page.statusCode).toBe(409)
})

describe('only one of fifty members uses a coupon that can be used once', () => {
  const buyers = () => Promise.all(Array.from({ length: 50 }, () => createBuyer(service)))

  test('when all order at once', async () => {
    const { id, code } = await createCoupon(service, { limitInAll: 1 })
    expect(accepted(await Promise.all((await buyers()).map((buyer) => order(buyer, code))))).toBe(1)
    expect(await service.db.$count(invoices, sql`coupon_id = ${id}`)).toBe(1)
  })

  test('when all retry at once', async () => {
    const { id: couponId, code } = await createCoupon(service)
    const all = await buyers()
    const issued = await Promise.all(all.map((buyer) => order(buyer, code)))
    await service.db.update(coupons).set({ limitInAll: 1 }).where(eq(coupons.id, couponId))
    afterMinutes(2 * hour)
    const retried = await Promise.all(
      all.map((buyer, at) => tryAgain(service, buyer, issued[at]?.body.id ?? 0)),
    )
    expect(accepted(retried)).toBe(1)
  })

  test('when the bank answers all of them late and at once', async () => {
    const { id: couponId, code } = await createCoupon(service)
    const waiting = []
    for (const buyer of await buyers()) waiting.push(await atBank(buyer, code))
    await service.db.update(coupons).set({ limitInAll: 1 }).where(eq(coupons.id, couponId))
    afterMinutes(2 * day)
    await Promise.all(waiting.map(({ answer }) => answer('Shipped')))
    expect(await paidWith(couponId)).toBe(1)
    const undecided = sql`needs_decision and invoice_id in (select id from invoices where coupon_id = ${couponId})`
    expect(await service.db.$count(paymentEvents, undecided)).toBe(49)
  })
})
