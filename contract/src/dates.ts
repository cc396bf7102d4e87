import { indianClock } from './indianDay.ts'
import { monthNames } from './monthNames.ts'

/**
 * How people read dates. Every screen, message and document uses these functions, so that there is one form; the
 * decision about date formats says why some have another. They take a day (yyyy-MM-dd) or an instant, which they show
 * in Indian time. We do not use Intl, because its first formatter costs a slow phone 60 ms.
 */

/** '24 Nov 2026'. */
export const dayShown = written(({ day, month, year }) => `${Number(day)} ${month} ${year}`)

/** '24 Nov 2026, 7:56 am'. */
export const momentShown = written(({ day, month, year, hour, minute }) => {
  const half = Number(hour) < 12 ? 'am' : 'pm'
  return `${Number(day)} ${month} ${year}, ${Number(hour) % 12 || 12}:${minute} ${half}`
})

/** 'Nov 2026', of a month (yyyy-MM). */
export const monthShown = written(({ month, year }) => `${month} ${year}`)

/** The day on which a membership expires: 'Dec 3rd 2026' (specification 2, section 9). */
export const expiryShown = written(({ day, month, year }) => {
  const number = Number(day)
  return `${month} ${number}${endings[number] ?? 'th'} ${year}`
})

/** When an activity happened: 'Nov 02, 2026 14:05' (specification 2, section 9). */
export const activityMomentShown = written(
  ({ day, month, year, hour, minute }) => `${month} ${day}, ${year} ${hour}:${minute}`,
)

/** A date of birth: '02/11/1998' (specification 2, section 4). */
export const birthDateShown = written(({ day, monthNumber, year }) => `${day}/${monthNumber}/${year}`)

/** For spreadsheets, which sort and recognise it: '2026-11-24 07:56'. */
export const sheetMoment = written(
  ({ day, monthNumber, year, hour, minute }) => `${year}-${monthNumber}-${day} ${hour}:${minute}`,
)

const endings: Readonly<Record<number, string>> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
}

type Part = 'year' | 'monthNumber' | 'month' | 'day' | 'hour' | 'minute'

function written(write: (parts: Readonly<Record<Part, string>>) => string) {
  return (date: string) => {
    const [year = '', monthNumber = '', day = '', hour = '', minute = ''] = indianClock(new Date(date)).split(
      /\D/,
    )
    const month = monthNames[Number(monthNumber) - 1]?.slice(0, 3) ?? ''
    return write({ year, monthNumber, month, day, hour, minute })
  }
}
