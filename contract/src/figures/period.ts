import { lastAfterFirst } from '../values.ts'

/** Days in India, inclusive. */
export interface Days {
  from: string
  to: string
}

/** Most days of a period that staff choose: two years, as the longest period by months. */
export const longestPeriod = 731

const dayMs = 86_400_000

/** What is wrong with chosen days, by the day that has to change; undefined if nothing is. */
export function daysRefused({ from, to }: Partial<Days>, today: string): Partial<Days> | undefined {
  if (!from) return { from: 'Enter the first day' }
  if (!to) return { to: 'Enter the last day' }
  if (from > today) return { from: notLaterThanToday }
  if (to > today) return { to: notLaterThanToday }
  if (from > to) return { to: lastAfterFirst }
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  return days > longestPeriod ? { from: `Choose at most ${longestPeriod} days` } : undefined
}

const notLaterThanToday = 'Choose a day up to today'
