import { typedDay } from '../files/sheets/typedDay.ts'
import { salaryRanges } from '../reference/data/work.ts'

/** Reads a typed day, or the number of a day in a spreadsheet. */
export function readDay(text: string): string | undefined {
  const [, serial] = /^([1-6]\d{4})(?:\.\d+)?$/.exec(text.trim()) ?? []
  if (!serial) return typedDay(text)
  return new Date(Date.UTC(1899, 11, 30) + Number(serial) * 86_400_000).toISOString().slice(0, 10)
}

/** Reads a height: 5'4", 5 ft 4 in, 5.4 (4 inches, as families write it), 164 cm or 1.64 m. */
export function readHeight(text: string): { feet: number; inches: number } | undefined {
  const typed = text
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]|''/g, '"')
    .trim()
  const feet = /^([4-7])\s*(?:'|ft|feet|foot|[.,-])\.?\s*(?:(\d{1,2})\s*(?:"|in|inch|inches)?\.?)?$/.exec(
    typed,
  )
  if (feet)
    return Number(feet[2] ?? 0) < 12 ? { feet: Number(feet[1]), inches: Number(feet[2] ?? 0) } : undefined
  if (/^[4-7]$/.test(typed)) return { feet: Number(typed), inches: 0 }
  const metric = /^(?:([12]\d\d)(?:\.\d+)?\s*(?:cm|cms)?|([12])[.,](\d\d)\s*(?:m|mtr|meter|metre)?)\.?$/.exec(
    typed,
  )
  if (!metric) return undefined
  const inches = Math.round(Number(metric[1] ?? `${metric[2]}${metric[3]}`) / 2.54)
  return { feet: Math.floor(inches / 12), inches: inches % 12 }
}

const units: Readonly<Record<string, number>> = {
  l: 1e5,
  lakh: 1e5,
  lac: 1e5,
  lpa: 1e5,
  cr: 1e7,
  crore: 1e7,
  k: 1e3,
}

/** The range of the list that contains an income: 5,00,000, 5 lakhs, 6.5 LPA, or 40,000 per month. */
export function readIncome(text: string): { from: number; to?: number } | undefined {
  const typed = text.toLowerCase().replaceAll(/rs\.?|inr|₹|,|\s/g, '')
  const [, number, unit, month] =
    /^(\d+(?:\.\d+)?)(lpa|lakh|lac|l|crore|cr|k)?s?(permonth|\/month|pm|monthly)?(?:perannum|peryear|pa|\/-)?$/.exec(
      typed,
    ) ?? []
  if (!number) return undefined
  const amount = Number(number) * (units[unit ?? ''] ?? 1) * (month ? 12 : 1)
  const range = salaryRanges.entries.find(
    ({ from, to }) => amount >= from && (to === undefined || amount < to),
  )
  return range && { from: range.from, ...(range.to === undefined ? {} : { to: range.to }) }
}

/** A number with its unit, such as '58 kg' or '2 brothers'. */
export function readCount(text: string): number | undefined {
  if (/^(nil|none|no)$/i.test(text)) return 0
  const [, number] = /^(\d{1,4})(?:\.0+)?\s*[a-z.]*$/i.exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}
