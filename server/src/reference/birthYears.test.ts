import { isAtLeast } from '@bnr/contract/profiles/age'
import { expect, test } from 'vitest'
import { birthYearRanges, type CalendarDay } from './birthYears.ts'

const noon = (day: string) => new Date(`${day}T06:30:00Z`)
const iso = ({ year, month, day }: CalendarDay) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

test('the youngest girl is exactly 18 and the youngest boy exactly 21', () => {
  const { girl, boy } = birthYearRanges(noon('2024-06-15'))
  expect(girl.youngest).toEqual({ year: 2006, month: 6, day: 15 })
  expect(boy.youngest).toEqual({ year: 2003, month: 6, day: 15 })
})

test('the oldest person turns 71 tomorrow', () => {
  expect(iso(birthYearRanges(noon('2024-06-15')).girl.oldest)).toBe('1953-06-16')
  expect(iso(birthYearRanges(noon('2023-12-31')).boy.oldest)).toBe('1953-01-01')
})

test('29 February becomes the 28th in a common year', () => {
  expect(iso(birthYearRanges(noon('2028-02-29')).girl.youngest)).toBe('2010-02-28')
})

test('the current day is that of India', () => {
  expect(iso(birthYearRanges(new Date('2024-06-14T20:00:00Z')).girl.youngest)).toBe('2006-06-15')
})

test.each(['2024-06-15', '2026-02-28', '2028-02-29', '2024-01-01'])(
  'agrees on %s with the rule of the registration form',
  (day) => {
    const { year, month, day: date } = birthYearRanges(noon(day)).boy.youngest
    const dayAfter = new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)
    expect(isAtLeast(21, iso({ year, month, day: date }), noon(day))).toBe(true)
    expect(isAtLeast(21, dayAfter, noon(day))).toBe(false)
  },
)
