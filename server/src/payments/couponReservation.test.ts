import { endCoupon } from '@bnr/contract/coupons/endpoints'
import { issueInvoice, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createCoupon } from '../../test/factories/discounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import {
  buy,
  comeBack,
  countUndecided,
  createBuyer,
  goToBank,
  setBankAnswer,
  tryAgain,
  waitAtBank,
  whyNotPayableShown,
} from '../../test/factories/payments.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { expireInvoices } from '../invoices/end.ts'
import { loadInvoice } from '../invoices/store.ts'
import { invoices } from '../invoices/tables.ts'

const { service, staff, afterMinutes } = await useBilling()
const [hour, day] = [60, 1440]
beforeEach(() => afterMinutes(0))

const order = (buyer: TestMember, couponCode: string, plan = 'Ruby') =>
  buy(service, buyer, plan, { couponCode })
const atBank = (buyer: TestMember, couponCode: string, plan = 'Ruby') =>
  waitAtBank(service, buyer, plan, { couponCode })
const stateOf = async (id: number) => (await loadInvoice(service.db, id)).state
const reasonShown = (buyer: TestMember, id: number) => whyNotPayableShown(service, buyer, id)
const undecidedOf = (orderId: string) => countUndecided(service, staff.finance, orderId)
const paidWith = (couponId: number) =>
  service.db.$count(invoices, sql`coupon_id = ${couponId} and paid_on is not null`)

const usedUp = 'This coupon has been used up'
const refusedTo = (message: string) => ({ status: 409, wire: { message } })

describe('a coupon with one use is reserved', () => {
  test('for an hour after issue; later the member reads why the invoice cannot be paid', async () => {
    const { code } = await createCoupon(service, { limitInAll: 1 })
    const [first, second] = [await createBuyer(service), await createBuyer(service)]
    const { id } = (await order(first, code)).body
    afterMinutes(hour - 1)
    expect(await order(second, code)).toMatchObject(refusedTo(usedUp))
    expect(await reasonShown(first, id)).toBeUndefined()
    afterMinutes(hour + 1)
    expect((await order(second, code)).status).toBe(200)
    const reason = `${usedUp}. Please choose the plan again`
    expect(await tryAgain(service, first, id)).toMatchObject(refusedTo(reason))
    expect(await reasonShown(first, id)).toBe(reason)
    const body = { paymentKind: 'nr' as const, transfer: { transactionId: 'T1' } }
    const byStaff = await service.call(settleInvoice.paid, { params: { id }, body }, staff.manager.token)
    expect(byStaff).toMatchObject(refusedTo(reason))
  })

  test('for a day while the bank has not answered; money that comes later needs a decision', async () => {
    const { id: couponId, code } = await createCoupon(service, { limitInAll: 1 })
    const [first, second] = [await createBuyer(service), await createBuyer(service)]
    const { id, orderId, answer } = await atBank(first, code)
    afterMinutes(day - 1)
    expect(await order(second, code)).toMatchObject(refusedTo(usedUp))
    afterMinutes(day + 1)
    const { answer: pays } = await atBank(second, code)
    await pays('Shipped')
    await answer('Shipped')
    expect([await stateOf(id), await undecidedOf(orderId), await paidWith(couponId)]).toEqual([
      'Initiated',
      1,
      1,
    ])
  })

  test('for no longer than a day, but a late payment still uses it if nobody else has', async () => {
    const { code } = await createCoupon(service, { limitInAll: 1 })
    const { id, answer } = await atBank(await createBuyer(service), code)
    afterMinutes(2 * day)
    await answer('Shipped')
    expect(await stateOf(id)).toBe('Paid')
  })

  test('while an earlier payment is at the bank, even after a later one failed', async () => {
    const { code } = await createCoupon(service, { limitInAll: 1 })
    const [first, second] = [await createBuyer(service), await createBuyer(service)]
    const { id } = await atBank(first, code)
    afterMinutes(5)
    const again = await tryAgain(service, first, id)
    const orderId = await goToBank(service, again.body.payToken)
    await comeBack(service, await setBankAnswer(service, orderId, 'Unsuccessful'))
    expect(await stateOf(id)).toBe('Failed')
    afterMinutes(2 * hour)
    expect(await order(second, code)).toMatchObject(refusedTo(usedUp))
  })

  test('for another hour after a retry', async () => {
    const { code } = await createCoupon(service, { limitInAll: 1 })
    const [first, second] = [await createBuyer(service), await createBuyer(service)]
    const { id, answer } = await atBank(first, code)
    await answer('Aborted')
    afterMinutes(2 * hour)
    expect((await tryAgain(service, first, id)).status).toBe(200)
    afterMinutes(3 * hour - 1)
    expect(await order(second, code)).toMatchObject(refusedTo(usedUp))
  })

  test('for another hour after the same order is sent again', async () => {
    const { code } = await createCoupon(service, { limitInAll: 1, limitForEach: 1 })
    const [first, second] = [await createBuyer(service), await createBuyer(service)]
    const { id } = (await order(first, code)).body
    afterMinutes(hour - 1)
    expect((await order(first, code)).body.id).toBe(id)
    afterMinutes(2 * hour - 2)
    expect(await order(second, code)).toMatchObject(refusedTo(usedUp))
  })

  test('for another hour after staff issue the same invoice again', async () => {
    const { code: couponCode } = await createCoupon(service, { limitInAll: 1 })
    const [first, second] = [await createBuyer(service), await createBuyer(service)]
    const { id: planId } = await planNamed(service, 'Ruby')
    const transfer = { transactionId: 'T2' }
    const body = { profileId: first.id, planId, paymentKind: 'nr' as const, transfer, couponCode }
    const issue = async () => (await service.call(issueInvoice, { body }, staff.manager.token)).body
    const { id } = await issue()
    afterMinutes(hour - 1)
    expect(await issue()).toMatchObject({ id, state: 'Initiated' })
    afterMinutes(2 * hour - 2)
    expect(await order(second, couponCode)).toMatchObject(refusedTo(usedUp))
    afterMinutes(2 * hour - 1)
    expect((await order(second, couponCode)).status).toBe(200)
  })

  test('for exactly an hour, even if staff end the coupon before', async () => {
    const { id: couponId, code } = await createCoupon(service)
    const buyer = await createBuyer(service)
    const { id } = (await order(buyer, code)).body
    await service.call(endCoupon, { params: { id: couponId } }, staff.manager.token)
    afterMinutes(hour - 1)
    expect(await reasonShown(buyer, id)).toBeUndefined()
    afterMinutes(hour)
    expect(await reasonShown(buyer, id)).toBe('This coupon has ended. Please choose the plan again')
  })
})

describe('a coupon can be used by others', () => {
  const endings: [
    string,
    (buyer: TestMember, payment: Awaited<ReturnType<typeof atBank>>) => Promise<unknown>,
  ][] = [
    ['failed', (_, { answer }) => answer('Unsuccessful')],
    ['was cancelled at the bank', (_, { answer }) => answer('Aborted')],
    ['was replaced by another invoice', (buyer) => buy(service, buyer, 'Emerald')],
    [
      'was not paid in time',
      async () => {
        afterMinutes(31 * day)
        await expireInvoices(service)
      },
    ],
  ]
  test.each(endings)('once its invoice %s', async (_, ending) => {
    const { code } = await createCoupon(service, { limitInAll: 1 })
    const first = await createBuyer(service)
    const payment = await atBank(first, code)
    const second = await createBuyer(service)
    expect(await order(second, code)).toMatchObject(refusedTo(usedUp))
    await ending(first, payment)
    expect((await order(second, code)).status).toBe(200)
    expect((await tryAgain(service, first, payment.id)).status).toBe(409)
  })

  test('once staff cancel an invoice whose payment never began', async () => {
    const { code } = await createCoupon(service, { limitInAll: 1 })
    const { id } = (await order(await createBuyer(service), code)).body
    await service.call(settleInvoice.cancelled, { params: { id }, body: {} }, staff.manager.token)
    expect((await order(await createBuyer(service), code)).status).toBe(200)
  })
})
