import { firstOfMonth } from '../platform/clock.ts'

export interface Period {
  from: string
  to: string
  beforeFrom: string
  beforeTo: string
}

/** The period of `months` months that ends on `day`, and the period before it, up to the same day of the month. */
export function periodOf(day: string, months: number): Period {
  const from = firstOfMonth(day, months - 1)
  const beforeFrom = firstOfMonth(day, 2 * months - 1)
  const beforeMonth = firstOfMonth(day, months)
  const lastOfMonth = new Date(Date.parse(firstOfMonth(day, months - 1)) - 86_400_000)
    .toISOString()
    .slice(8, 10)
  const sameDay = day.slice(8) < lastOfMonth ? day.slice(8) : lastOfMonth
  return { from, to: day, beforeFrom, beforeTo: `${beforeMonth.slice(0, 8)}${sameDay}` }
}
