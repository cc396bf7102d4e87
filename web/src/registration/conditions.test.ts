import { describe, expect, it } from 'vitest'
import { birthYears } from './birthYears.ts'
import { isForBride } from './isForBride.ts'
import { maritalQuestions } from './maritalRules.ts'

describe('an earlier marriage', () => {
  it.each([
    ['Never Married', { block: false, divorce: false, reason: false, demise: false }],
    ['Divorced', { block: true, divorce: true, reason: true, demise: false }],
    ['Annulled', { block: true, divorce: true, reason: true, demise: false }],
    ['Awaiting Divorce', { block: true, divorce: false, reason: true, demise: false }],
    ['Separated', { block: true, divorce: false, reason: false, demise: false }],
    ['Widow / Widower', { block: true, divorce: false, reason: false, demise: true }],
  ])('of status %s raises %o', (maritalStatus, expected) => {
    expect(maritalQuestions({ basic: { maritalStatus } })).toMatchObject(expected)
  })

  it.each([
    ['Divorced', '2', true],
    ['Divorced', '0', false],
    ['Annulled', '2', false],
  ] as const)('%s with %s children asks where they live: %s', (maritalStatus, childCount, expected) => {
    expect(maritalQuestions({ basic: { maritalStatus, childCount } }).childStatus).toBe(expected)
  })
})

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

  it('falls back to 1950 to 2002', () => {
    expect(birthYears('f', [], today)).toEqual({ min: '1950-01-01', max: '2002-12-31', defaultYear: 2002 })
  })
})

describe('the picture beside the wizard', () => {
  it.each([
    ['Daughter', 'f', true],
    ['Sister', 'f', true],
    ['Myself', 'f', true],
    ['Friend', 'm', false],
    ['Son', 'm', false],
    ['Brother', 'm', false],
  ] as const)('for a %s (%s) is that of a bride: %s', (createdFor, gender, expected) => {
    expect(isForBride({ createdFor, gender })).toBe(expected)
  })
})
