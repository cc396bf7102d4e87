import type { DigitRow } from './digitRows.ts'

/** What a row of digits may be made of without being a number to call: each at one place of the text. */
const year = '(?:19|20)\\d\\d(?!\\d)'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const outOf = '(?:4|5|7|10|20|25|50|100|200|300|400|500|600|700|800|900|1000|1100|1200)(?!\\d)'

const sure: readonly RegExp[] = [
  `${day}[./-]${month}[./-]${year}`,
  `${month}[./-]${day}[./-]${year}`,
  `(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `${month}[./-]${year}`,
  `(?:19|20)\\d\\d ?[-–—/] ?(?:(?:19|20)?\\d\\d)(?!\\d)`,
  year,
  '\\d{1,3}(?:\\.\\d{1,2})? ?%',
  `\\d{1,4}(?:\\.\\d{1,2})? ?/ ?(?:${outOf}|${year})`,
  '(?:[01]?\\d|2[0-3])[.:][0-5]\\d(?!\\d)',
  // Amounts: grouped as in India or elsewhere, or round, and shorter than a mobile number.
  '\\d{1,3}(?:,\\d{2,3}){0,2},\\d00(?!\\d)',
  '[1-9]\\d{0,4}000(?!\\d)',
].map((source) => new RegExp(source, 'y'))

const money = /\d{1,3}(?:,\d{2,3}){0,2},\d{3}(?!\d)/y
const small = /\d{1,2}(?:\.\d{1,2})?(?![\d.:])|1\d\d(?!\d)/y
const verse = /1?\d?\d(?::1?\d?\d(?: ?[-–—] ?1?\d?\d)?)?(?!\d)/y
/** ISO 9001:2015 */
const standard = /\d{4,5}[:-](?:19|20)\d\d(?!\d)/y
const between = /(?:[ ,;|&()[\]'"–—-]|\. |\.$|to|and|or|till|[₹$€£+])+/y
const onlyBlank = /^[ –—-]*$/

const currencies = /^(?:rs|inr|rupees|usd|dollars|salary|income|lpa)\W*$|[₹$€£]\W*$/
const houses = /^(?:no|house|door|flat|plot|hno|dno|old|new)\W*$/
const houseNumber = /^\d{1,4}(?:[-/ ]+\d{1,4}){2,3}\W*$/
/** The first letters of the books of the Bible, and what else stands before chapter and verse. */
const books =
  /^(?:gen|exo|lev|num|deu|jos|jud|rut|sam|king|chr|ezr|neh|est|job|ps|pro|ecc|song|isa|jer|lam|eze|dan|hos|joel|amo|oba|jon|mic|nah|hab|zep|hag|zec|mal|mat|mt|mar|mk|luk|lk|joh|jn|act|rom|cor|gal|eph|phi|col|the|tim|tit|heb|jam|pet|rev|verse|chapter)\p{L}*\W*$/u

const wordAtEnd = /^\p{L}{2,12}[ :,(.-]{0,3}|[ ,).-]{0,3}\p{L}{2,12}[ .,]{0,3}$/u
const mostItems = 8
const mostSmall = 2

/** Whether a row reads wholly as years, dates, times, amounts, marks, verses or a house number. */
export function isInnocent({ text: whole, before, spelled, digits }: DigitRow): boolean {
  if (spelled > 1) return false
  // One word at an end belongs to the sentence: this one (2014-2018).
  const text = spelled ? whole.replace(wordAtEnd, '') : whole
  if (houses.test(before) && digits.length <= 8 && houseNumber.test(text)) return true
  const known = [
    ...(books.test(before) ? [verse] : []),
    ...(/^iso\W*$/.test(before) ? [standard] : []),
    ...(currencies.test(before) ? [money] : []),
    ...sure,
  ]
  return readsAs(text, known)
}

function readsAs(text: string, known: readonly RegExp[]): boolean {
  let at = 0
  let smalls = 0
  let gap = ','
  for (let items = 0; items < mostItems; items++) {
    const item = lengthOf(known, text, at)
    const length = item || lengthOf([small], text, at)
    if (!length) return false
    at += length
    const next = textAt(between, text, at)
    // Two digits beside a year are an age or a height when something sets them apart, else a part of a number.
    if (!item && (++smalls > mostSmall || onlyBlank.test(gap) || (at < text.length && onlyBlank.test(next))))
      return false
    if (item && at < text.length && next === '') return false
    gap = next
    at += next.length
    if (at >= text.length) return true
  }
  return false
}

function lengthOf(patterns: readonly RegExp[], text: string, at: number): number {
  for (const pattern of patterns) {
    const found = textAt(pattern, text, at)
    if (found) return found.length
  }
  return 0
}

function textAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
