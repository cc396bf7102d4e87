import type { Criterion } from '@bnr/contract/criteria'
import { indianCode, indianDigits, maxDigits } from '@bnr/contract/phone'

interface CountryCodes {
  /** The calling codes of all countries, to find that of a number with a plus sign. */
  callingCodes?: readonly string[]
  /** The country of a number without a plus sign; by default every country. */
  code?: string | undefined
}

/**
 * Returns the search criteria for what staff typed: a BNR ID, a mobile number, or the beginnings of words of a name.
 */
export function textCriteria(text: string, { callingCodes = [], code }: CountryCodes = {}): Criterion[] {
  const typed = text.trim()
  if (typed === '') return []
  if (isInternational(typed)) return numberAbroad(typed, callingCodes) ?? homeCriteria(typed)
  if (!code || !isNumber(typed)) return homeCriteria(typed)
  if (code !== indianCode) return numberOf(code, digitsOf(typed))
  const found = homeCriteria(typed)
  return found.some(({ key }) => key === numberKey) ? [codeIs(code), ...found] : found
}

export const isInternational = (typed: string): boolean => /^\s*\+[\d\s-]+$/.test(typed)

const numberKey = 'bi.ph.nu'
const codeIs = (code: string): Criterion => ({ key: 'bi.ph.cc', operation: 'eq', value: code })
const numberIs = (digits: string): Criterion => ({
  key: numberKey,
  operation: 'eq',
  value: digits.slice(0, maxDigits),
})
const numberOf = (code: string, digits: string) => [codeIs(code), numberIs(digits)]
const isNumber = (typed: string) => /^[\d\s-]*\d[\d\s-]*$/.test(typed)
const digitsOf = (typed: string) => typed.replace(/\D/g, '')

/** A BNR ID has 7 or 8 digits and a mobile number has more; anything else is the beginning of words of a name. */
function homeCriteria(text: string): Criterion[] {
  const typed = nationalNumber(text) ?? text
  if (/^\d{7,8}$/.test(typed)) return [{ key: 'pid', operation: 'eq', value: typed }]
  if (/^\d+$/.test(typed)) return [numberIs(typed)]
  return [{ key: 'bi.na', operation: 'like', value: typed }]
}

/** Returns the digits of a mobile number that people typed with spaces, dashes, the code of India or a leading 0. */
function nationalNumber(typed: string): string | undefined {
  if (!isNumber(typed) && !isInternational(typed)) return undefined
  const digits = digitsOf(typed)
  for (const before of [indianCode, '0'])
    if (digits.length === before.length + indianDigits && digits.startsWith(before))
      return digits.slice(before.length)
  return digits
}

/** No calling code is a prefix of another. */
function numberAbroad(typed: string, callingCodes: readonly string[]): Criterion[] | undefined {
  const digits = digitsOf(typed)
  const code = callingCodes.find((one) => one !== indianCode && digits.startsWith(one))
  return code && digits !== code ? numberOf(code, digits.slice(code.length)) : undefined
}
