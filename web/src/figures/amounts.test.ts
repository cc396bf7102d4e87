import { expect, it } from 'vitest'
import { changeShown, shownAs } from './amounts.ts'

it.each([
  [112, 100, '+12%'],
  [50, 100, '−50%'],
  [100, 100, '±0%'],
  [200_000, 1, '+1,99,99,900%'],
  [5, 0, undefined],
])('shows %i after %i as %s', (current, before, shown) => {
  expect(changeShown(current, before)).toBe(shown)
})

it('shows money in whole rupees and counts as numbers', () => {
  expect(shownAs('revenueByMonth')(85_005_049)).toBe('₹8,50,050')
  expect(shownAs('revenueByMonth')(-100_000)).toBe('−₹1,000')
  expect(shownAs('status')(123_456)).toBe('1,23,456')
})
