import { draftInvoice } from '@bnr/contract/invoices/endpoints'
import { describe, expect, test } from 'vitest'
import { createCoupon } from '../../test/factories/discounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { buy, createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

describe('a coupon', () => {
  test('is deducted before tax, in upper or lower case', async () => {
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

  test.each([
    [{ startsOn: '2020-01-01', endsOn: '2020-02-01' }, 'This coupon has ended'],
    [{ startsOn: '2089-01-01' }, 'This coupon is not valid yet'],
    [{ planIds: [999_999] }, 'This coupon is not valid for this plan'],
    [{ limitForEach: 0 }, 'This coupon has already been used for this profile'],
  ])('is refused with the reason: %o', async (values, message) => {
    const { code } = await createCoupon(service, { code: `C${message.length}`, ...values })
    const { status, wire } = await buy(service, await createBuyer(service), 'Ruby', { couponCode: code })
    expect({ status, wire }).toMatchObject({ status: 409, wire: { message, fields: { cd: message } } })
  })

  test('that can be used once still allows the same invoice again, or another that replaces it', async () => {
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
})
