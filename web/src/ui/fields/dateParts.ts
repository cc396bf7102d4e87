/** Day, month and year of the three selects: numbers as text, empty until chosen. */
export interface DateParts {
  day: string
  month: string
  year: string
}

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1)

export function splitDate(date: string, defaultYear?: number): DateParts {
  const [year, month, day] = date.split('-')
  if (!year || !month || !day) return { day: '', month: '', year: defaultYear ? String(defaultYear) : '' }
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** Returns the days of the month: 31 if no month is chosen, 29 for February if no year is chosen. */
export function daysIn({ month, year }: DateParts): number[] {
  if (!month) return upTo(31)
  return upTo(new Date(Date.UTC(Number(year || 2000), Number(month), 0)).getUTCDate())
}

/** The latest year first, since most people who register are young. */
export function years(min: string, max: string): number[] {
  const first = Number(min.slice(0, 4))
  const last = Number(max.slice(0, 4))
  return upTo(Math.max(last - first + 1, 0)).map((back) => last - back + 1)
}

/** Returns yyyy-MM-dd, or '' if a part is missing, the month is too short or the date is out of range. */
export function joinDate(parts: DateParts, min: string, max: string): string {
  const { day, month, year } = parts
  if (!day || !month || !year || !daysIn(parts).includes(Number(day))) return ''
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return date >= min && date <= max ? date : ''
}
