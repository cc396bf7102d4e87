import type { RequestedPeriod } from '@bnr/contract/figures/endpoints'
import { type Days, daysRefused } from '@bnr/contract/figures/period'
import { monthAfter, monthOf } from '@bnr/contract/month'
import { firstOfMonth } from '../platform/clock.ts'
import { invalidInput } from '../platform/failure.ts'

export interface Period extends Days {
  /** The calendar months that the days touch. */
  months: readonly string[]
  beforeFrom: string
  beforeTo: string
}

/** The chosen days, or whole months up to the day of the last count. Refuses days that cannot be chosen. */
export function askedDays({ pd, fd, td }: RequestedPeriod, today: string, counted = today): Days {
  if (fd === undefined && td === undefined) return { from: firstOfMonth(counted, pd - 1), to: counted }
  const days = { from: fd ?? '', to: td ?? '' }
  const { from, to } = daysRefused(days, today) ?? {}
  if (from || to) throw invalidInput({ ...(from && { fd: from }), ...(to && { td: to }) })
  return days
}

/** The period before is as many months earlier as the days touch, from and to the same day of the month. */
export function periodOf({ from, to }: Days): Period {
  const months = [monthOf(from)]
  for (let next = monthAfter(monthOf(from)); next <= monthOf(to); next = monthAfter(next)) months.push(next)
  const beforeFrom = sameDay(from, months.length)
  return { from, to, months, beforeFrom, beforeTo: sameDay(to, months.length, isLastOfMonth(to)) }
}

/** The day with the same number in an earlier month; its last day if it is shorter, or if the last one is meant. */
function sameDay(day: string, back: number, isLast = false): string {
  const last = dayBefore(firstOfMonth(day, back - 1))
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return isLast || same > last ? last : same
}

const isLastOfMonth = (day: string): boolean => day === dayBefore(firstOfMonth(day, -1))

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
