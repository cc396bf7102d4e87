import { indianDay } from '../indianDay.ts'

/** Day in India, yyyy-MM-dd. In common years, a person born on 29 February has their birthday on 1 March. */
type Day = string

/** Highest age in years for profiles and searches. */
export const oldestAge = 100

/** Returns the age in completed years and months. */
export function ageOn(now: Date, dateOfBirth: Day): { ageYears: number; ageMonths: number } {
  const [year, month, day] = partsOf(indianDay(now))
  const [birthYear, birthMonth, birthDay] = partsOf(dateOfBirth)
  const months = (year - birthYear) * 12 + month - birthMonth - (day < birthDay ? 1 : 0)
  return { ageYears: Math.max(0, Math.floor(months / 12)), ageMonths: ((months % 12) + 12) % 12 }
}

export function isAtLeast(years: number, dateOfBirth: Day, now: Date): boolean {
  return dateOfBirth <= lastBirthDate(now, years)
}

/** Returns the latest birth date of people who are that many years old. */
export function lastBirthDate(now: Date, years: number): Day {
  return dayOf(yearsBack(now, years))
}

/** Returns the earliest birth date of people who are that many years old. */
export function firstBirthDate(now: Date, years: number): Day {
  return dayOf(yearsBack(now, years + 1) + dayMs)
}

/** Returns the same day of an earlier year; 28 February in place of 29 February if that year has none. */
function yearsBack(now: Date, years: number): number {
  const [year, month, day] = partsOf(indianDay(now))
  const lastOfMonth = Date.UTC(year - years, month, 0)
  return Math.min(Date.UTC(year - years, month - 1, day), lastOfMonth)
}

const dayMs = 86_400_000
const dayOf = (moment: number): Day => new Date(moment).toISOString().slice(0, 10)
const partsOf = (day: Day) => day.split('-').map(Number) as [number, number, number]
