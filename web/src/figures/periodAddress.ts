import { betweenDays, lastMonths, usualMonths } from '@bnr/contract/figures/endpoints'
import { daysRefused } from '@bnr/contract/figures/period'
import { indianDay } from '@bnr/contract/indianDay'
import { day, oneOf, type Values } from '../ui/list/address.ts'

/** Some months up to today, or two days. */
export const periodAddress = {
  months: oneOf([1, usualMonths, 6, 12], usualMonths),
  from: day,
  to: day,
}
export type RequestedPeriod = Values<typeof periodAddress>

/** Days of an address that cannot be chosen count as none, as in every address. */
export const isBetweenDays = (asked: RequestedPeriod): boolean =>
  daysRefused(asked, indianDay(new Date())) === undefined

export const periodQuery = (asked: RequestedPeriod) =>
  isBetweenDays(asked) ? betweenDays(asked) : lastMonths(asked.months)
export type PeriodQuery = ReturnType<typeof periodQuery>

export const periodLabels: readonly (readonly [months: RequestedPeriod['months'], label: string])[] = [
  [1, 'This month'],
  [3, 'Last 3 months'],
  [6, 'Last 6 months'],
  [12, 'Last 12 months'],
]
