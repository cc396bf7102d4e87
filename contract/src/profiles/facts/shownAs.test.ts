import { expect, test } from 'vitest'
import { inEnglish } from '../../translate.ts'
import type { Profile } from '../profile.ts'
import { shownAs } from './shownAs.ts'

const context = { t: inEnglish, isClose: true, labelOf: (_list: string, key: string) => key }

test.each([
  [2, 3, '2 years 3 months'],
  [1, 1, '1 year 1 month'],
  [0, 5, '5 months'],
  [1, 0, '1 year'],
  [4, null, '4 years'],
  [0, 0, 'Less than a month'],
  [0, null, 'Less than a year'],
  [null, null, undefined],
])('shows %s years and %s months of living together', (livedTogetherYears, livedTogetherMonths, shown) => {
  const profile = { basic: { livedTogetherYears, livedTogetherMonths } } as unknown as Profile
  expect(shownAs['basic.livedTogetherYears']?.(profile, context)).toBe(shown)
})
