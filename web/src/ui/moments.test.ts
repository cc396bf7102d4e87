import { expect, it } from 'vitest'
import { momentText } from './moments.ts'

const now = new Date('2026-11-21T12:00:00+05:30')
const back = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const day = 24 * 60

it.each([
  [0, 'now'],
  [5, '5 minutes ago'],
  [125, '2 hours ago'],
  [day, 'yesterday'],
  [7 * day, '7 days ago'],
  [7 * day + 1, 'Nov 14, 2026 11:59'],
  [400 * day, 'Oct 17, 2025 12:00'],
  [-5, 'now'],
])('%i minutes ago reads %s', (minutes, text) => {
  expect(momentText(back(minutes), now)).toBe(text)
})
