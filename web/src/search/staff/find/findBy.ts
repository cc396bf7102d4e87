import type { Criterion } from '@bnr/contract/criteria'
import { textCriteria } from '../../../profiles/staff/textCriteria.ts'

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
  return { profiles: textCriteria(typed, { callingCodes }), invoices: [] }
}

/** Fewer digits than a BNR ID has are the end of an invoice number or a credit note's. */
const lastDigits = /^\d{1,6}$/

const invoicesBy = (number: string): Criterion[] => [
  { key: 'ino', operation: 'like', value: number.toUpperCase().slice(0, 16) },
]
