import { describe, expect, it } from 'vitest'
import { daysIn, joinDate, splitDate, years } from './DateOfBirthField.tsx'

const min = '1950-01-01'
const max = '2007-06-30'

describe('joinDate', () => {
  it.each([
    ['a day that exists', { day: '29', month: '2', year: '2004' }, '2004-02-29'],
    ['a day that the month does not have', { day: '31', month: '4', year: '2004' }, ''],
    ['the 29th of February in a common year', { day: '29', month: '2', year: '2005' }, ''],
    ['a missing part', { day: '', month: '4', year: '2004' }, ''],
    ['the last day allowed', { day: '30', month: '6', year: '2007' }, '2007-06-30'],
    ['a day after it', { day: '1', month: '7', year: '2007' }, ''],
  ])('checks %s', (_, parts, expected) => {
    expect(joinDate(parts, min, max)).toBe(expected)
  })
})

describe('splitDate', () => {
  it('shows a date without leading zeros', () => {
    expect(splitDate('1999-03-07')).toEqual({ day: '7', month: '3', year: '1999' })
  })
})

describe('the day and year lists', () => {
  it('offer 31 days while no month is chosen', () => {
    expect(daysIn({ day: '', month: '', year: '' })).toHaveLength(31)
  })

  it('offer every year once, the latest first', () => {
    expect(years('2004-01-01', '2007-12-31')).toEqual([2007, 2006, 2005, 2004])
  })
})
