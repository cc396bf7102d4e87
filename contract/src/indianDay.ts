import { onFirstUse } from './onFirstUse.ts'

const offset = 5.5 * 3_600_000

export const indianYear = (moment: Date): number => Number(indianDay(moment).slice(0, 4))

/** How dates and times are written: by the clock of India, wherever the server stands or the family lives. */
export function indianFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const formatter = onFirstUse(
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Kolkata' }),
  )
  return { format: (moment: Date): string => formatter().format(moment) }
}

/** yyyy-MM-dd of a moment in India, which has one clock all year: the day a family in Chennai would name. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + offset).toISOString().slice(0, 10)
}
