import { monthNames } from './monthNames.ts'

const offsetMs = 5.5 * 3_600_000

/** Time in India as yyyy-MM-ddTHH:mm:ss. India has no summer time. */
const indianClock = (moment: Date): string => new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19)

/** Day in India as yyyy-MM-dd, independent of the time zone of the server or the browser. */
export const indianDay = (moment: Date): string => indianClock(moment).slice(0, 10)

export const indianYear = (moment: Date): number => Number(indianDay(moment).slice(0, 4))

const signs = /yyyy|MMMM|MMM|MM|dd|d|HH|h|mm|ss|a/g

/** Returns a formatter of times in India, e.g. 'd MMM yyyy, h:mm a'. Avoids Intl: its first formatter costs a slow phone 60 ms. */
export function indianFormat(pattern: string): (moment: Date) => string {
  return (moment) => {
    const parts = partsOf(indianClock(moment))
    return pattern.replace(signs, (sign) => parts[sign] ?? sign)
  }
}

function partsOf(clock: string): Readonly<Record<string, string>> {
  const [yyyy = '', MM = '', dd = '', HH = '', mm = '', ss = ''] = clock.split(/\D/)
  const MMMM = monthNames[Number(MM) - 1] ?? ''
  const [h, a] = [String(Number(HH) % 12 || 12), Number(HH) < 12 ? 'am' : 'pm']
  return { yyyy, MMMM, MMM: MMMM.slice(0, 3), MM, dd, d: String(Number(dd)), HH, h, mm, ss, a }
}
