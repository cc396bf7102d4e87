import { longestPeriod } from '@bnr/contract/figures/period'
import { expect, test } from 'vitest'
import { askedDays, periodOf } from './period.ts'

const asked = (days: { fd?: string; td?: string }, months = 3) => ({
  pd: months,
  du: 'Months' as const,
  ...days,
})

test.each([
  ['2026-11-22', 3, '2026-09-01', '2026-06-01', '2026-08-22'],
  ['2026-11-22', 1, '2026-11-01', '2026-10-01', '2026-10-22'],
  ['2027-01-05', 3, '2026-11-01', '2026-08-01', '2026-10-05'],
  ['2026-05-31', 3, '2026-03-01', '2025-12-01', '2026-02-28'],
  ['2028-05-31', 3, '2028-03-01', '2027-12-01', '2028-02-29'],
  ['2026-05-30', 3, '2026-03-01', '2025-12-01', '2026-02-28'],
  ['2026-11-30', 1, '2026-11-01', '2026-10-01', '2026-10-31'],
  ['2026-12-31', 12, '2026-01-01', '2025-01-01', '2025-12-31'],
])(
  'on %s a period of %i months begins on %s and is compared with %s to %s',
  (to, months, from, beforeFrom, beforeTo) => {
    const period = periodOf(askedDays(asked({}, months), to))
    expect(period).toMatchObject({ from, to, beforeFrom, beforeTo })
    expect(period.months).toHaveLength(months)
  },
)

test.each([
  ['2026-11-01', '2026-11-15', '2026-10-01', '2026-10-15'],
  ['2026-11-10', '2026-11-10', '2026-10-10', '2026-10-10'],
  ['2026-03-31', '2026-03-31', '2026-02-28', '2026-02-28'],
  ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['2026-10-25', '2026-11-05', '2026-08-25', '2026-09-05'],
  ['2025-04-01', '2026-03-31', '2024-04-01', '2025-03-31'],
])('the days %s to %s are compared with %s to %s', (from, to, beforeFrom, beforeTo) => {
  const days = askedDays(asked({ fd: from, td: to }), '2026-11-22')
  expect(periodOf(days)).toMatchObject({ from, to, beforeFrom, beforeTo })
})

test.each([
  [{ fd: '2026-11-01' }, 'td', 'Enter the last day'],
  [{ td: '2026-11-01' }, 'fd', 'Enter the first day'],
  [{ fd: '2026-11-02', td: '2026-11-01' }, 'td', 'The last day cannot be before the first day'],
  [{ fd: '2026-11-01', td: '2026-11-23' }, 'td', 'Choose a day up to today'],
  [{ fd: '2026-11-23', td: '2026-11-23' }, 'fd', 'Choose a day up to today'],
  [{ fd: '2024-11-21', td: '2026-11-22' }, 'fd', `Choose at most ${longestPeriod} days`],
])('the days %j are refused, naming %s', (days, field, message) => {
  expect(() => askedDays(asked(days), '2026-11-22')).toThrow(
    expect.objectContaining({ status: 400, message, fields: { [field]: message } }),
  )
})

test('two years are the longest period', () => {
  const days = { from: '2024-11-22', to: '2026-11-22' }
  expect(askedDays(asked({ fd: days.from, td: days.to }), '2026-11-22')).toEqual(days)
})
