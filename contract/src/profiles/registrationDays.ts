import { indianYear } from '../indianDay.ts'

/** Range of registration days. Staff may enter paper forms years later, and a registration can be dated next year. */
export function registrationDays(today: Date): { min: string; max: string } {
  const year = indianYear(today)
  return { min: `${year - 10}-01-01`, max: `${year + 1}-12-31` }
}
