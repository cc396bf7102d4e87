import { type DigitRow, digitRows } from './digitRows.ts'
import { boldReadings } from './disguisedNumbers.ts'
import { foldedText } from './foldedText.ts'
import { isInnocent } from './innocentNumbers.ts'
import { isMobile, isToldInParts, withoutCounts } from './numberParts.ts'

const fewest = 7
/** Nobody counts that far in a sentence. */
const fewestSpelled = 6

/** Digits enough for a telephone number, however they are written, that are nothing else. */
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
