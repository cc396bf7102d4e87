/** Finds phone numbers in parts: "Starts 984, then 001, ends 2345", or in several fields of one profile. */
import type { DigitRow } from './digitRows.ts'
import { isInnocent } from './innocentNumbers.ts'

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words before a number that make it a rank, an amount or the like, not a part of a phone number. */
const labels = wordsOf(
  'rank ranked roll reg register registration enrolment pin pincode code zip train flight model iso iec ieee bs year years since aged age class batch rs inr usd aed salary income ctc rupees population case no weight height cpt',
)
const units = wordsOf(
  'people crore lakh lakhs lpa km kms kg cm ft feet sq cents th st nd rd pm am staff alumni percent per rupees dirhams men women children',
)
const verbs = wordsOf('comes follows goes starts begins ends stands closes completes finishes is was as this')
const isPlural = (word: string) => word.length > 3 && word.endsWith('s') && !verbs.has(word)

const isPart = (row: DigitRow) =>
  /^[\d\p{L}\p{M} ,;.:*-]+$/u.test(row.text) &&
  !/\d[.,]\d/.test(row.text) &&
  !labels.has(row.before) &&
  !units.has(row.after) &&
  !isPlural(row.after)

/** Words that announce parts of a number. */
const cue =
  /\b(?:half|halves|start|starts|begin|begins|beginning|opens|opening|end|ends|ending|final|finish|finishes|rest|remaining|prefix|suffix|middle|last|first|second|third|next|digits?|part|follow|follows|followed|other|close|closes|complete|put|add|append|join|combine|before|after|then|number|mobile|phone|call|dial|contact|cell|reach|swap|reverse)\b/

export const isMobile = (digits: string): boolean => /^(?:0|0?0?91)?[6-9]\d{9}$/.test(digits)

const maxParts = 4

/** Whether the parts form a mobile number, in this order or reversed. */
function areOneNumber(parts: readonly DigitRow[]): boolean {
  const digits = parts.map((part) => part.digits)
  return (
    (isMobile(digits.join('')) || isMobile(digits.toReversed().join(''))) &&
    parts.some((part) => !isInnocent(part))
  )
}

/** A count of digits, which is not part of the number: first five, next 3 digits. */
const countOfDigits =
  /\b(first|last|next|second|other|remaining|final|opening|middle|part|half)(?: (?:one|two|three|four|five|six|seven|eight|nine|\d))\b(?! ?\d\b)/g
export const withoutCounts = (folded: string): string => folded.replace(countOfDigits, '$1')

/** Whether a text contains a number in parts, which it announces or which can be nothing else. */
export function isToldInParts(rows: readonly DigitRow[], folded: string): boolean {
  const parts = rows.filter((row) => row.digits.length > 1 && isPart(row))
  if (parts.length < 2) return false
  const isAnnounced = cue.test(folded)
  return parts.some((_, from) =>
    Array.from({ length: maxParts - 1 }, (_, more) => parts.slice(from, from + 2 + more)).some(
      (some) => some.length > 1 && areOneNumber(some) && (isAnnounced || some.every(isOdd)),
    ),
  )
}

/** Whether a part has at least three digits and is no year, amount or measure. */
const isOdd = (part: DigitRow) => part.digits.length > 2 && !isInnocent(part)

/** Returns the indexes of the fields that together contain a phone number. */
export function fieldsWithParts(rowsOfFields: readonly (readonly DigitRow[])[]): readonly number[] {
  const fields = rowsOfFields.flatMap((rows, field) => {
    const parts = rows.filter((row) => isPart(row) && isOdd(row))
    return parts.length > 0 ? [{ field, parts }] : []
  })
  const pairs = fields.flatMap((first, at) => fields.slice(at + 1).map((second) => [first, second]))
  const withNumber = [fields, ...pairs].find(
    (some) => some.length > 1 && areOneNumber(some.flatMap(({ parts }) => parts)),
  )
  return withNumber?.map(({ field }) => field) ?? []
}
