import { less, paise, paiseOf, sumOf } from '@bnr/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from '../plans/catalogue.ts'
import { creditFor, type Pricing, totalsOf } from './totals.ts'

const plain: Pricing = {
  listAmount: paiseOf(8500),
  upgradeCredit: paise(0),
  discount: paise(0),
  taxIncluded: false,
  isWithinState: true,
}

test.each([
  [
    'a sale within the state has two halves of tax',
    {},
    { taxableValue: 850_000, taxes: [76_500, 76_500], rounding: 0, total: 1_003_000 },
  ],
  ['a sale to another state has one tax', { isWithinState: false }, { taxes: [153_000], total: 1_003_000 }],
  [
    'a discount is deducted before tax',
    { discount: paise(85_050) },
    { discount: 85_050, taxableValue: 764_950, taxes: [68_846, 68_846], rounding: -42, total: 902_600 },
  ],
  [
    'tax can be included in the amount',
    { taxIncluded: true },
    { taxableValue: 720_339, discount: 129_661, taxes: [64_831, 64_831], rounding: -1, total: 850_000 },
  ],
  [
    'upgrade credit is deducted before tax',
    { upgradeCredit: paise(123_456) },
    { taxableValue: 726_544, total: 857_300 },
  ],
  [
    'a discount above the price leaves one rupee to pay',
    { discount: paise(99_999_999) },
    { taxableValue: 100, taxes: [9, 9], rounding: -18, total: 100 },
  ],
])('%s', (_, given, expected) => {
  const { taxes, ...totals } = totalsOf({ ...plain, ...given })
  expect({ ...totals, taxes: taxes.map(({ amount }) => amount) }).toMatchObject(expected)
})

const pricing = fc.record({
  listAmount: fc.oneof(
    fc.constantFrom(...catalogue.map(({ price }) => price)),
    fc.integer({ min: 200, max: 1e9 }).map(paise),
  ),
  upgradeShare: fc.double({ min: 0, max: 1, noNaN: true }),
  discount: fc.integer({ min: 0, max: 1e9 }).map(paise),
  taxIncluded: fc.boolean(),
  isWithinState: fc.boolean(),
})

test('every invoice adds up to the paisa and is paid in whole rupees', () => {
  fc.assert(
    fc.property(pricing, ({ upgradeShare, ...given }) => {
      const upgradeCredit = creditFor(
        { paidValue: given.listAmount, planDays: 1000, daysLeft: Math.floor(upgradeShare * 1000) },
        given.listAmount,
      )
      const totals = totalsOf({ ...given, upgradeCredit })
      const taxes = sumOf(...totals.taxes.map(({ amount }) => amount))
      expect(sumOf(totals.taxableValue, taxes, totals.rounding)).toBe(totals.total)
      expect(less(less(totals.listAmount, totals.upgradeCredit), totals.discount)).toBe(totals.taxableValue)
      expect(totals.total % 100).toBe(0)
      expect(totals.total).toBeGreaterThanOrEqual(100)
      expect(Math.abs(totals.rounding)).toBeLessThanOrEqual(52)
      for (const { rate, amount } of totals.taxes)
        expect(Math.abs(amount * 100 - totals.taxableValue * rate)).toBeLessThanOrEqual(50)
    }),
    { numRuns: 2000 },
  )
})

test('taxes have the names that the law uses', () => {
  const namesOf = (isWithinState: boolean) =>
    totalsOf({ ...plain, isWithinState }).taxes.map(({ name, rate }) => [name, rate])
  expect(namesOf(true)).toEqual([
    ['CGST', 9],
    ['SGST', 9],
  ])
  expect(namesOf(false)).toEqual([['IGST', 18]])
})

test.each([
  ['half of the worth for half of the days', 10_000, 100, 50, 5000],
  ['on the day before the last', 10_000, 100, 1, 100],
  ['rounded down to the paisa: 112,777.77', 350_000, 90, 29, 112_777],
  ['nothing for days that staff granted', 10_000, 100, 130, 10_000],
  ['on the day that it ends', 10_000, 100, 0, 0],
  ['after its end', 10_000, 100, -3, 0],
  ['nothing for a plan of no days', 10_000, 0, 5, 0],
  ['nothing for a grant', 0, 100, 50, 0],
  ['one rupee remains to pay', 10_000_000, 100, 100, 849_900],
])('upgrade credit: %s', (_, paid, planDays, daysLeft, expected) => {
  expect(creditFor({ paidValue: paise(paid), planDays, daysLeft }, plain.listAmount)).toBe(expected)
})

test('upgrade credit never exceeds what was paid, and falls day by day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }).map(paise),
      fc.integer({ min: 1, max: 800 }),
      fc.integer({ min: 0, max: 900 }),
      (paidValue, planDays, daysLeft) => {
        const credit = creditFor({ paidValue, planDays, daysLeft }, paise(2e9))
        expect(credit).toBeLessThanOrEqual(paidValue)
        expect(creditFor({ paidValue, planDays, daysLeft: daysLeft + 1 }, paise(2e9))).toBeGreaterThanOrEqual(
          credit,
        )
      },
    ),
  )
})
