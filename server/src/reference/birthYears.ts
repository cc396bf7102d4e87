import { firstBirthDate, lastBirthDate } from '@bnr/contract/profiles/age'
import { minimumAge } from '@bnr/contract/profiles/rules'

export type CalendarDay = { year: number; month: number; day: number }

const greatestAge = 70

/** The birth dates that a girl and a boy may have on the day of `now` in India: from 18 or 21 to 70 years old. */
export function birthYearRanges(now: Date) {
  const oldest = calendarDay(firstBirthDate(now, greatestAge))
  const youngest = (age: number) => calendarDay(lastBirthDate(now, age))
  return {
    girl: { oldest, youngest: youngest(minimumAge.f) },
    boy: { oldest, youngest: youngest(minimumAge.m) },
  }
}

function calendarDay(date: string): CalendarDay {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}
