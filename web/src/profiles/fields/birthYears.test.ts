import { describe, expect, it } from 'vitest'
import { birthYears } from './birthYears.ts'

describe('the birth date of a registration', () => {
  const today = new Date('2026-06-15')
  const day = (year: number) => ({ year, month: 6, day: 15 })
  const ranges = [
    { who: 'girl' as const, oldest: day(1955), youngest: day(2008) },
    { who: 'boy' as const, oldest: day(1955), youngest: day(2005) },
  ]

  it('starts 20 years ago for a girl and 25 for a boy, within the configured years', () => {
    expect(birthYears('f', ranges, today)).toEqual({
      min: '1955-01-01',
      max: '2008-12-31',
      defaultYear: 2006,
    })
    expect(birthYears('m', ranges, today)).toEqual({
      min: '1955-01-01',
      max: '2005-12-31',
      defaultYear: 2001,
    })
  })

  it('starts 25 years ago before a gender is chosen', () => {
    expect(birthYears(undefined, ranges, today).defaultYear).toBe(2001)
  })

  it('falls back to 1950 to 2002', () => {
    expect(birthYears('f', [], today)).toEqual({ min: '1950-01-01', max: '2002-12-31', defaultYear: 2002 })
  })
})
