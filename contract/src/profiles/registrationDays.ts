import { indianYear } from '../indianDay.ts'

/** A form may have lain for years before somebody typed it, or begin to count next year. */
export function registrationDays(today: Date): { min: string; max: string } {
  const year = indianYear(today)
  return { min: `${year - 10}-01-01`, max: `${year + 1}-12-31` }
}
