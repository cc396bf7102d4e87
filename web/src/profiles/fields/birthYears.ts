import { indianYear } from '@bnr/contract/indianDay'
import type { Gender } from '@bnr/contract/profiles/gender'
import type { BirthYearRange } from '../../reference/lists.ts'

const fallback = { from: 1950, to: 2002 }
const yearsAgo: Record<Gender, number> = { f: 20, m: 25 }

/** Returns the range of years for a birth date, and the one shown first: 20 years ago for a girl, otherwise 25. */
export function birthYears(
  gender: Gender | null | undefined,
  ranges: readonly BirthYearRange[],
  today = new Date(),
) {
  const range = ranges.find(({ who }) => who === (gender === 'm' ? 'boy' : 'girl'))
  const from = range?.oldest.year ?? fallback.from
  const to = range?.youngest.year ?? fallback.to
  return {
    min: `${from}-01-01`,
    // Whole years, so that people who are a few months too young get a message and do not miss their month.
    max: `${to}-12-31`,
    defaultYear: Math.min(indianYear(today) - yearsAgo[gender ?? 'm'], to),
  }
}
