import { draftInvoice } from '@bnr/contract/invoices/endpoints'
import type { InvoiceState } from '@bnr/contract/invoices/states'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createCoupon } from '../../test/factories/discounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { buy, createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { invoices } from './tables.ts'

const service = useService()

const become = (id: number, state: InvoiceState) =>
  service.db.update(invoices).set({ state }).where(eq(invoices.id, id))

describe('a coupon', () => {
  test('takes its part before tax, however its code is written', async () => {
    await createCoupon(service, { code: 'EASTER10' })
    const { body } = await buy(service, await createBuyer(service), 'Platinum Classic', {
      couponCode: 'easter10',
    })
    expect(body).toMatchObject({
      discount: 85_000,
      taxableValue: 765_000,
      discountReason: 'Coupon EASTER10',
      couponCode: 'EASTER10',
    })
  })

  test('is used once by fifty who ask at once, and given back by an invoice that is cancelled', async () => {
    const { id } = await createCoupon(service, { code: 'ONLYONE', limitInAll: 1 })
    const buyers = await Promise.all(Array.from({ length: 50 }, () => createBuyer(service)))
    const answers = await Promise.all(
      buyers.map((one) => buy(service, one, 'Ruby', { couponCode: 'ONLYONE' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await service.db.$count(invoices, sql`coupon_id = ${id}`)).toBe(1)
    const winner = buyers[answers.findIndex(({ status }) => status === 200)]
    if (!winner) throw new Error('nobody got it')
    await buy(service, winner, 'Ruby')
    const next = await buy(service, await createBuyer(service), 'Ruby', { couponCode: 'ONLYONE' })
    expect(next.status).toBe(200)
  })

  test.each([
    [{ endsOn: '2020-02-01' }, 'This coupon has ended'],
    [{ startsOn: '2089-01-01' }, 'This coupon does not hold yet'],
    [{ planIds: [999_999] }, 'This coupon does not hold for this package'],
    [{ limitForEach: 0 }, 'This coupon has been used by this member already'],
  ])('that does not hold says why: %o', async (values, message) => {
    const { code } = await createCoupon(service, { code: `C${message.length}`, ...values })
    const { status, wire } = await buy(service, await createBuyer(service), 'Ruby', { couponCode: code })
    expect({ status, wire }).toMatchObject({ status: 409, wire: { message, fields: { cd: message } } })
  })

  test.each(['Failed', 'Cancelled', 'Expired'] as const)(
    'is given back by an invoice that is %s, and used by another',
    async (state) => {
      const { code: couponCode } = await createCoupon(service, { limitInAll: 1 })
      const [first, second] = [await createBuyer(service), await createBuyer(service)]
      const { id } = (await buy(service, first, 'Ruby', { couponCode })).body
      expect((await buy(service, second, 'Ruby', { couponCode })).status).toBe(409)
      await become(id, state)
      expect((await buy(service, second, 'Ruby', { couponCode })).status).toBe(200)
      expect((await buy(service, first, 'Ruby', { couponCode })).status).toBe(409)
    },
  )

  test('gives the same invoice again, or another in its place, though it holds once', async () => {
    const { code: couponCode } = await createCoupon(service, { limitInAll: 1, limitForEach: 1 })
    const buyer = await createBuyer(service)
    const first = await buy(service, buyer, 'Ruby', { couponCode })
    const again = await buy(service, buyer, 'Ruby', { couponCode })
    expect([again.status, again.body.id]).toEqual([200, first.body.id])
    const { id: planId } = await planNamed(service, 'Ruby')
    const body = { planId, couponCode, paymentKind: 'cc' as const }
    expect((await service.call(draftInvoice, { body }, buyer.token)).status).toBe(200)
    expect((await buy(service, buyer, 'Emerald', { couponCode })).status).toBe(200)
  })

  test('that a member paid with has been used by this member', async () => {
    const { code: couponCode } = await createCoupon(service, { limitForEach: 1 })
    const buyer = await createBuyer(service)
    await become((await buy(service, buyer, 'Ruby', { couponCode })).body.id, 'Active')
    const { status, wire } = await buy(service, buyer, 'Ruby', { couponCode })
    const message = 'This coupon has been used by this member already'
    expect({ status, wire }).toMatchObject({ status: 409, wire: { message } })
    expect((await buy(service, await createBuyer(service), 'Ruby', { couponCode })).status).toBe(200)
  })
})
