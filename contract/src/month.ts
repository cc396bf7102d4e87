import { z } from '#schema'
import { monthNames } from './monthNames.ts'

/** Schema of a month, yyyy-MM. */
export const isoMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Choose a month')

/** The month of a day, both in their ISO form: '2026-10' of '2026-10-31'. */
export const monthOf = (day: string): string => day.slice(0, 'yyyy-MM'.length)

/** '2026-11' after '2026-10', and '2026-09' for -1. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString())
}

export const firstDayOf = (month: string): string => `${month}-01`

/** 'October 2026' of '2026-10'. */
export const monthNamed = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
