import { type DigitRow, digitRows } from './digitRows.ts'
import { isInnocent } from './innocentNumbers.ts'

const fewest = 7

/** Digits enough for a telephone number, however they are written, that are nothing else. */
export function hasPhoneNumber(folded: string): boolean {
  const rows = digitRows(folded)
  return rows.some((row) => row.digits.length >= fewest && !isInnocent(row)) || isCutInTwo(rows)
}

/** 98765, some words, 43210: the halves of an Indian mobile number. */
function isCutInTwo(rows: readonly DigitRow[]): boolean {
  const halves = rows.filter(
    (row) => /^\d{5}$/.test(row.digits) && !row.digits.endsWith('00') && !isInnocent(row),
  )
  return halves.slice(0, -1).some(({ digits }) => /^[6-9]/.test(digits))
}
