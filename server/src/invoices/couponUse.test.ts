import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buy, createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { coupons } from '../coupons/tables.ts'
import { invoices } from './tables.ts'

const service = useService()

const addCoupon = async (values: Partial<typeof coupons.$inferInsert> = {}) => {
  const [row] = await service.db
    .insert(coupons)
    .values({
      ...{ code: 'EASTER10', percent: 10, startsOn: '2020-01-01', endsOn: '2090-01-01', planIds: [] },
      ...{ createdAt: service.time.now },
      ...values,
    })
    .returning()
  return row as typeof coupons.$inferSelect
}

describe('a coupon', () => {
  test('takes its part before tax, however its code is written', async () => {
    await addCoupon()
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
    const { id } = await addCoupon({ code: 'ONLYONE', limitInAll: 1 })
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
    const { code } = await addCoupon({ code: `C${message.length}`, ...values })
    const { status, wire } = await buy(service, await createBuyer(service), 'Ruby', { couponCode: code })
    expect({ status, wire }).toMatchObject({ status: 409, wire: { message, fields: { cd: message } } })
  })
})
