import { indianDay } from '../indianDay.ts'

/** yyyy-MM-dd in India. Who was born on 29 February grows a year older on 1 March of the years that have none. */
type Day = string

/** Nobody whom we serve, or search for, is older. */
export const oldestAge = 100

/** Completed years and months. */
export function ageOn(now: Date, dateOfBirth: Day): { ageYears: number; ageMonths: number } {
  const [year, month, day] = partsOf(indianDay(now))
  const [birthYear, birthMonth, birthDay] = partsOf(dateOfBirth)
  const months = (year - birthYear) * 12 + month - birthMonth - (day < birthDay ? 1 : 0)
  return { ageYears: Math.max(0, Math.floor(months / 12)), ageMonths: ((months % 12) + 12) % 12 }
}

export function isAtLeast(years: number, dateOfBirth: Day, now: Date): boolean {
  return dateOfBirth <= lastBirthDate(now, years)
}

/** The birth date of the youngest who are that many years old. */
export function lastBirthDate(now: Date, years: number): Day {
  return dayOf(yearsBack(now, years))
}

/** The birth date of the oldest who are still that many years old. */
export function firstBirthDate(now: Date, years: number): Day {
  return dayOf(yearsBack(now, years + 1) + dayLength)
}

/** The same day of an earlier year: for 29 February the 28th, where there is no other. */
function yearsBack(now: Date, years: number): number {
  const [year, month, day] = partsOf(indianDay(now))
  const lastOfMonth = Date.UTC(year - years, month, 0)
  return Math.min(Date.UTC(year - years, month - 1, day), lastOfMonth)
}

const dayLength = 86_400_000
const dayOf = (moment: number): Day => new Date(moment).toISOString().slice(0, 10)
const partsOf = (day: Day) => day.split('-').map(Number) as [number, number, number]
