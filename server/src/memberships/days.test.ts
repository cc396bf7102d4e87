import { expect, test } from 'vitest'
import { dayAfter, daysBetween } from './days.ts'

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-06-10', 0, '2026-06-10'],
  ['2026-01-01', 365, '2027-01-01'],
])('%s and %d days give %s, and daysBetween returns the same number', (from, days, to) => {
  expect(dayAfter(from, days)).toBe(to)
  expect(daysBetween(from, to)).toBe(days)
})
