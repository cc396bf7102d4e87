import { expect, it } from 'vitest'
import { activityMomentShown, agoShown, dayShown, momentShown } from './moments.ts'

const now = new Date('2026-11-21T12:00:00+05:30')
const back = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const day = 24 * 60

it.each([
  [0, 'now'],
  [5, '5 minutes ago'],
  [125, '2 hours ago'],
  [day, 'yesterday'],
  [7 * day, '7 days ago'],
  [7 * day + 1, 'Nov\u00a014,\u00a02026\u00a011:59'],
  [400 * day, 'Oct\u00a017,\u00a02025\u00a012:00'],
  [-5, 'now'],
])('%i minutes ago reads %s', (minutes, text) => {
  expect(agoShown(back(minutes), activityMomentShown, now)).toBe(text)
})

it('keeps a date on one line and lets the time follow on the next', () => {
  expect(dayShown('2026-11-24')).toBe('24\u00a0Nov\u00a02026')
  expect(momentShown('2026-11-24T02:26:00Z')).toBe('24\u00a0Nov\u00a02026, 7:56\u00a0am')
})
