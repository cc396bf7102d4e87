import { paiseOf } from '@bnr/contract/money'
import { describe, expect, test } from 'vitest'
import { type CouponRow, discountOf, requireLeft, requireValid, whyNotUsable } from './find.ts'

const day = '2026-11-21'
const lineage = 7
const coupon = (values: Partial<CouponRow> = {}) =>
  ({
    startsOn: '2026-11-01',
    endsOn: '2026-11-30',
    endedAt: null,
    planIds: [],
    limitInAll: null,
    limitForEach: null,
    ...values,
  }) as CouponRow
const endedAt = new Date('2026-11-10T06:00:00Z')
const ended = 'This coupon has ended'

describe('a coupon is valid', () => {
  test.each([
    ['within its days', {}],
    ['on its first day', { startsOn: day }],
    ['on its last day', { endsOn: day }],
    ['for a plan that it names', { planIds: [3, lineage] }],
  ] as [string, Partial<CouponRow>][])('%s', (_, values) => {
    expect(() => requireValid(coupon(values), lineage, day)).not.toThrow()
  })
})

describe('a coupon is refused', () => {
  test.each([
    ['after its last day', { endsOn: '2026-11-20' }, ended],
    ['once staff have ended it', { endedAt }, ended],
    ['before its first day', { startsOn: '2026-11-22' }, 'This coupon is not valid yet'],
    ['for a plan that it does not name', { planIds: [3] }, 'This coupon is not valid for this plan'],
  ] as [string, Partial<CouponRow>, string][])('%s', (_, values, message) => {
    expect(() => requireValid(coupon(values), lineage, day)).toThrow(message)
  })
})

describe('the uses of a coupon', () => {
  const usedUp = 'This coupon has been used up'
  const usedByMember = 'This coupon has already been used for this profile'
  test.each([
    [{}, { inAll: 1000, byMember: 1000 }, undefined],
    [{ limitInAll: 2 }, { inAll: 1, byMember: 1 }, undefined],
    [{ limitInAll: 2 }, { inAll: 2, byMember: 0 }, usedUp],
    [{ limitForEach: 2 }, { inAll: 9, byMember: 1 }, undefined],
    [{ limitForEach: 2 }, { inAll: 2, byMember: 2 }, usedByMember],
    [{ limitInAll: 2, limitForEach: 2 }, { inAll: 2, byMember: 2 }, usedByMember],
  ] as [Partial<CouponRow>, { inAll: number; byMember: number }, string | undefined][])(
    'with %j and %j leave: %s',
    (limits, uses, message) => {
      const attempt = () => requireLeft(coupon(limits), uses)
      if (message) expect(attempt).toThrow(message)
      else expect(attempt).not.toThrow()
      expect(whyNotUsable(coupon(limits), uses, day)?.message).toBe(message)
    },
  )

  test.each([
    [{ endsOn: day }, undefined],
    [{ endsOn: '2026-11-20' }, ended],
    [{ endedAt }, ended],
    [{ startsOn: '2026-11-22' }, undefined],
  ] as [Partial<CouponRow>, string | undefined][])('of an issued invoice with %j: %s', (values, message) => {
    expect(whyNotUsable(coupon(values), { inAll: 0, byMember: 0 }, day)?.message).toBe(message)
  })
})

describe('the discount of a coupon', () => {
  test.each([
    ['a percentage of the price', { percent: 15, amount: null }, 1000, 150],
    ['an amount', { percent: null, amount: paiseOf(499.5) }, 1000, 499.5],
    ['never more than the price', { percent: null, amount: paiseOf(2000) }, 1000, 1000],
    ['nothing without a percentage or an amount', { percent: null, amount: null }, 1000, 0],
  ])('is %s', (_, worth, price, expected) => {
    expect(discountOf(worth, paiseOf(price))).toBe(paiseOf(expected))
  })
})
