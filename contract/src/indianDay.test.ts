import { expect, test } from 'vitest'
import { indianDay } from './indianDay.ts'

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21'],
  ['2026-11-21T18:30:00Z', '2026-11-22'],
  ['2024-02-29T06:35:07Z', '2024-02-29'],
])('%s has the date of India in every time zone', (instant, day) => {
  expect(indianDay(new Date(instant))).toBe(day)
})
