import { monthNames } from './monthNames.ts'

const endings: Readonly<Record<number, string>> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
}

/** Formats yyyy-MM-dd as the specification shows the end of a membership: Dec 3rd 2026. */
export function ordinalDay(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  if (!year || !month || !day) return isoDate
  return `${monthNames[month - 1]?.slice(0, 3)} ${day}${endings[day] ?? 'th'} ${year}`
}
