import { expect, test } from 'vitest'
import { indianDay, indianFormat } from './indianDay.ts'

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21', '21/11/2026, 23:59'],
  ['2026-11-21T18:30:00Z', '2026-11-22', '22/11/2026, 00:00'],
])('%s is told by the clock of India, wherever it is read', (instant, day, text) => {
  const format = indianFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' })
  expect(indianDay(new Date(instant))).toBe(day)
  expect(format.format(new Date(instant))).toBe(text)
})
