import { expect, test } from 'vitest'
import { indianDay, indianFormat } from './indianDay.ts'

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21', '21/11/2026, 23:59:59', '21 Nov 2026, 11:59 pm'],
  ['2026-11-21T18:30:00Z', '2026-11-22', '22/11/2026, 00:00:00', '22 Nov 2026, 12:00 am'],
  ['2024-02-29T06:35:07Z', '2024-02-29', '29/02/2024, 12:05:07', '29 Feb 2024, 12:05 pm'],
  ['2026-05-01T19:31:00Z', '2026-05-02', '02/05/2026, 01:01:00', '2 May 2026, 1:01 am'],
])('%s has the date and time of India in every time zone', (instant, day, numbers, words) => {
  const moment = new Date(instant)
  expect(indianDay(moment)).toBe(day)
  expect(indianFormat('dd/MM/yyyy, HH:mm:ss')(moment)).toBe(numbers)
  expect(indianFormat('d MMM yyyy, h:mm a')(moment)).toBe(words)
})
