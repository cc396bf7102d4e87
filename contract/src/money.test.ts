import { expect, test } from 'vitest'
import { z } from '#schema'
import {
  amount,
  amountOfMany,
  amountUpTo,
  isAmount,
  less,
  paise,
  paiseOf,
  paiseOfMany,
  percentOf,
  rupeesInColumn,
  rupeesOf,
  rupeesShown,
  rupeesText,
  shareOf,
  signedAmount,
  sumOf,
  toWholeRupee,
} from './money.ts'

const most = 2_147_483_647

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, most + 1, -most - 1, 1e300])(
  'refuses %s as an amount of paise',
  (count) => expect(() => paise(count)).toThrow(`${count} is no amount of paise`),
)

test('an amount is a whole number that fits its column; a sum of many may be larger', () => {
  expect([paise(most), paise(-most), paiseOfMany(most + 1)]).toEqual([most, -most, most + 1])
  for (const count of [0.5, Number.MAX_SAFE_INTEGER + 1])
    expect(() => paiseOfMany(count)).toThrow('no amount')
  expect(() => sumOf(paise(most), paise(1))).toThrow('no amount')
  expect([sumOf(), sumOf(paise(1), paise(2), paise(3)), less(paise(5), paise(7))]).toEqual([0, 6, -2])
})

test.each([
  [50, 1, 1],
  [49, 1, 0],
  [850_000, 9, 76_500],
  [764_950, 9, 68_846],
  [most, 100, most],
])('of %d paise, %d percent are %d, rounded half up', (whole, percent, expected) =>
  expect(percentOf(paise(whole), percent)).toBe(expected),
)

test('a share is rounded as requested, and is exact where floating point is not', () => {
  expect([shareOf(paise(199), 1, 2, 'down'), shareOf(paise(199), 1, 2, 'half up')]).toEqual([99, 100])
  expect(shareOf(paise(most), 999_999_999, 1_000_000_000, 'down')).toBe(2_147_483_644)
})

test.each([
  [149, 100],
  [150, 200],
  [-150, -100],
  [100, 100],
])('rounds %d paise to the whole rupee as %d', (exact, paid) => expect(toWholeRupee(paise(exact))).toBe(paid))

test.each([
  [1_003_000, '10030.00', '₹10,030.00', '₹10,030'],
  [1_003_005, '10030.05', '₹10,030.05', '₹10,030.05'],
  [-42, '-0.42', '−₹0.42', '−₹0.42'],
  [1_000, '10.00', '₹10.00', '₹10'],
  [0, '0.00', '₹0.00', '₹0'],
  [12_345_678_00, '12345678.00', '₹1,23,45,678.00', '₹1,23,45,678'],
])('formats %d paise', (count, text, column, shown) => {
  const amount = paise(count)
  expect([rupeesText(amount), rupeesInColumn(amount), rupeesShown(amount)]).toEqual([text, column, shown])
})

test('converts rupees of the wire to paise in code exactly', () => {
  for (const rupees of [0, 0.01, 4130, 10_030.05, 1.15, 8.2]) expect(rupeesOf(paiseOf(rupees))).toBe(rupees)
  expect(z.decode(amount, 10_030.05)).toBe(1_003_005)
  expect(z.encode(amount, paise(1_003_005))).toBe(10_030.05)
})

test.each([
  ['an amount', amount, [0, 10_000_000], [-0.01, 10_000_000.01, 0.001, Number.NaN, '1']],
  ['a rounding', signedAmount, [-10_000_000, -0.42, 10_000_000], [-10_000_000.01, 10_000_000.01, 0.001]],
  ['a sum of many', amountOfMany, [-99_999_999.99, 99_999_999.99], [0.001, Number.POSITIVE_INFINITY]],
  ['up to ten', amountUpTo(10, 'Too much'), [10], [10.01, -1]],
] as const)('%s has its bounds', (_, schema, accepted, refused) => {
  for (const rupees of accepted) expect([rupees, schema.safeParse(rupees).success]).toEqual([rupees, true])
  for (const rupees of refused) expect([rupees, schema.safeParse(rupees).success]).toEqual([rupees, false])
})

test('a refusal says what to enter, and schemas of amounts are recognised', () => {
  expect(amountUpTo(10, 'Too much').safeParse(11).error?.issues[0]?.message).toBe('Too much')
  expect(amount.safeParse('x').error?.issues[0]?.message).toBe('Enter an amount in rupees')
  expect([isAmount(amount), isAmount(z.number())]).toEqual([true, false])
})
