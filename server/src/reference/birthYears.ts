import { minimumAge } from '@bnr/contract/profiles/rules'
import { indianDay } from '../platform/clock.ts'

export type CalendarDay = { year: number; month: number; day: number }
export type BirthRange = { oldest: CalendarDay; youngest: CalendarDay }

const greatestAge = 70

/** The birth days a girl and a boy may have on the day of `now` in India: aged from 18 or 21 to 70 years. */
export function birthYearRanges(now: Date): { girl: BirthRange; boy: BirthRange } {
  const today = dayInIndia(now)
  const oldest = dayOf(today.year - greatestAge - 1, today.month, today.day + 1)
  const youngest = (age: number) => lastBirthday(today, age)
  return {
    girl: { oldest, youngest: youngest(minimumAge.f) },
    boy: { oldest, youngest: youngest(minimumAge.m) },
  }
}

function dayInIndia(now: Date): CalendarDay {
  const [year, month, day] = indianDay(now).split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

/** Whoever was born on 1 March is not of age on 29 February: a day the year lacks becomes the day before. */
function lastBirthday(today: CalendarDay, age: number): CalendarDay {
  const year = today.year - age
  const same = dayOf(year, today.month, today.day)
  return same.month === today.month ? same : dayOf(year, today.month + 1, 0)
}

function dayOf(year: number, month: number, day: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
