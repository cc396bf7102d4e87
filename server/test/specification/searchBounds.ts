/**
 * The bounds of searches. Ages and heights include both ends; a range of incomes includes profiles whose own range begins in
 * it, but not at its upper bound (specification 2, sections 3 and 5; decisions, section 3).
 * `people` has the value of each profile, `questions` has searches and whom they find.
 */
export const today = '2026-03-01T12:00:00Z'

export const ages = {
  people: {
    'just 25': '2001-03-01',
    '25 tomorrow': '2001-03-02',
    'the last day of 30': '1995-03-02',
    'just 31': '1995-03-01',
  },
  questions: [
    [{ gte: 25, lte: 30 }, 'just 25, the last day of 30'],
    [{ gte: 25 }, 'just 25, the last day of 30, just 31'],
    [{ lte: 30 }, 'just 25, 25 tomorrow, the last day of 30'],
    [{ gte: 31, lte: 31 }, 'just 31'],
    [{}, 'just 25, 25 tomorrow, the last day of 30, just 31'],
  ],
} as const

/** Feet and inches. Searches write feet.inches: 5.10 is five feet ten. */
export const heights = {
  people: { '5 ft 1': [5, 1], '5 ft 2': [5, 2], '5 ft 9': [5, 9], '5 ft 10': [5, 10], '6 ft': [6, 0] },
  questions: [
    [{ gte: '5.2', lte: '5.9' }, '5 ft 2, 5 ft 9'],
    [{ gte: '5.10' }, '5 ft 10, 6 ft'],
    [{ lte: '5.1' }, '5 ft 1'],
    [{ gte: '5.1', lte: '5.1' }, '5 ft 1'],
    [{ gte: '6' }, '6 ft'],
    [{ gte: 'Any', lte: '5.2' }, '5 ft 1, 5 ft 2'],
  ],
} as const

/** The income ranges of the profiles, in rupees a year. */
export const incomes = {
  people: {
    'from 2 lakh': [200_000, 300_000],
    'from 3 lakh': [300_000, 400_000],
    'from 4 lakh': [400_000, 500_000],
    'from 5 lakh': [500_000, 700_000],
  },
  questions: [
    [{ gte: 300_000, lte: 500_000 }, 'from 3 lakh, from 4 lakh'],
    [{ gte: 300_000 }, 'from 3 lakh, from 4 lakh, from 5 lakh'],
    [{ lte: 300_000 }, 'from 2 lakh'],
    [{ gte: 400_000, lte: 400_000 }, 'from 4 lakh'],
    [{ gte: 300_000, lte: 'Any' }, 'from 3 lakh, from 4 lakh, from 5 lakh'],
    [{ gte: 'Any', lte: 'Any' }, 'from 2 lakh, from 3 lakh, from 4 lakh, from 5 lakh'],
  ],
} as const
