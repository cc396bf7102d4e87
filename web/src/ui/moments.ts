import * as dates from '@bnr/contract/dates'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** In days. For older moments we show the date (specification 2, section 9). */
const relativeDays = 7

/** A date on a screen, which breaks only between day and time. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0').replace(/(\d{4},)\u00a0/, '$1 ')

export const dayShown = (date: string) => unbroken(dates.dayShown(date))
export const momentShown = (instant: string) => unbroken(dates.momentShown(instant))
export const activityMomentShown = (instant: string) => unbroken(dates.activityMomentShown(instant))

/**
 * Returns '3 hours ago' within a week, and the moment in its full form before that. The server's text may be a minute
 * old at hydration, so give its element `suppressHydrationWarning`.
 */
export function agoShown(iso: string, full: (instant: string) => string, now = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000)
  if (seconds > relativeDays * 86_400) return full(iso)
  const found = units.find(([, length]) => seconds >= length)
  return found ? distance(Math.floor(seconds / found[1]), found[0]) : 'now'
}

function distance(count: number, unit: string): string {
  if (count === 1) return unit === 'day' ? 'yesterday' : `1 ${unit} ago`
  return `${count} ${unit}s ago`
}
