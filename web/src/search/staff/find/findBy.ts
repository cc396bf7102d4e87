import type { Criterion } from '@bnr/contract/criteria'
import { indianCode, mostDigits } from '@bnr/contract/phone'
import { textCriterion } from '../../../profiles/approval/queueAddress.ts'

export const findPath = '/ad/find'
export const longestText = 60

export interface Found {
  profiles: Criterion[]
  invoices: Criterion[]
}

/**
 * What a text that somebody typed can mean: an e-mail, the number of an invoice or credit note, a BNR ID, a mobile number, or
 * the beginnings of words of a name. Of a number with a plus sign, `callingCodes` tell which country it is of.
 */
export function findBy(text: string, callingCodes: readonly string[] = []): Found {
  const typed = text.trim()
  if (typed.includes('@'))
    return { profiles: [{ key: 'bi.em.v', operation: 'eq', value: typed }], invoices: [] }
  if (/^[a-z]{2,}[/\d-]*\d/i.test(typed)) return { profiles: [], invoices: invoicesBy(typed) }
  if (lastDigits.test(typed)) return { profiles: [], invoices: invoicesBy(typed) }
  const abroad = isInternational(typed) ? numberAbroad(typed, callingCodes) : undefined
  return { profiles: abroad ?? textCriterion(typed), invoices: [] }
}

/** Fewer digits than a BNR ID has are the end of an invoice number or a credit note's. */
const lastDigits = /^\d{1,6}$/

const invoicesBy = (number: string): Criterion[] => [
  { key: 'ino', operation: 'like', value: number.toUpperCase().slice(0, 16) },
]

export const isInternational = (typed: string): boolean => /^\s*\+[\d\s-]+$/.test(typed)

/** No calling code is the beginning of another. */
function numberAbroad(typed: string, callingCodes: readonly string[]): Criterion[] | undefined {
  const digits = digitsOf(typed)
  const code = callingCodes.find((one) => one !== indianCode && digits.startsWith(one))
  if (!code || digits === code) return undefined
  return [
    { key: 'bi.ph.cc', operation: 'eq', value: code },
    { key: 'bi.ph.nu', operation: 'eq', value: digits.slice(code.length, code.length + mostDigits) },
  ]
}

const digitsOf = (typed: string) => typed.replace(/\D/g, '')
