import { monthNames } from '@bnr/contract/monthNames'

const iso = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[ ,t].*)?$/
const numbered = /^(?<day>\d{1,2})[-/., ]+(?<month>\d{1,2})[-/., ]+(?<year>\d{4}|\d{2})(?:[ ,t].*)?$/
const named =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]*(?<month>[a-z]{3,9})[-/., ]*(?<year>\d{4}|\d{2})(?:[ ,t].*)?$/
const monthFirst = /^(?<month>[a-z]{3,9})[-., ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-., ]+(?<year>\d{4})$/

/**
 * Reads a day as people and banks in India write it, the day before the month: 12/4/1998, 12-04-98, 12th Apr 1998,
 * 21-Nov-26, April 12, 1998, or 1998-04-12, with or without a time. Two digits of a year mean 1950 to 2049.
 */
export function typedDay(text: string): string | undefined {
  const typed = text.trim().toLowerCase()
  const found = [iso, numbered, named, monthFirst].map((form) => form.exec(typed)?.groups).find(Boolean)
  if (!found) return undefined
  const { year = '', month = '', day } = found
  const moment = new Date(Date.UTC(fullYear(year), monthOf(month) - 1, Number(day)))
  const isReal = moment.getUTCMonth() === monthOf(month) - 1 && moment.getUTCDate() === Number(day)
  return isReal ? moment.toISOString().slice(0, 10) : undefined
}

const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900)

/** The number of a month, or 0 if there is none of this name. */
const monthOf = (text: string): number =>
  Number(text) || monthNames.findIndex((name) => name.toLowerCase().startsWith(text.slice(0, 3))) + 1
