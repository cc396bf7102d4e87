import { type DigitRow, digitRows } from './digitRows.ts'
import { boldReadings } from './disguisedNumbers.ts'
import { foldedText } from './foldedText.ts'
import { isInnocent } from './innocentNumbers.ts'
import { isMobile, isToldInParts, withoutCounts } from './numberParts.ts'

/** Fewest digits of a phone number. */
const fewest = 7
/** Fewest digits as words that count as a phone number; ordinary sentences have fewer. */
const fewestSpelled = 6

/** Whether a text contains a phone number, however it is written. */
export function hasPhoneNumber(plain: string, folded: string): boolean {
  const rows = digitRows(folded)
  return (
    rows.some(isNumber) ||
    isToldInParts(digitRows(withoutCounts(folded)), folded) ||
    boldReadings(plain).some((reading) => digitRows(foldedText(reading)).some(isWholeMobile))
  )
}

const isNumber = (row: DigitRow): boolean =>
  row.spelled >= fewestSpelled || (row.digits.length >= fewest && !isInnocent(row))

const isWholeMobile = (row: DigitRow): boolean => isMobile(row.digits) && !isInnocent(row)
