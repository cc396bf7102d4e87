import type { Criterion } from '@bnr/contract/criteria'
import { indianCode, indianDigits } from '@bnr/contract/phone'
import { textCriterion } from '../../../profiles/approval/queueAddress.ts'

export const findPath = '/ad/find'
export const longestText = 60

export interface Found {
  profiles: Criterion[]
  invoices: Criterion[]
}

/** What a text that somebody typed can mean: an e-mail, an invoice number, a BNR ID, a mobile number, or the beginning of a name. */
export function findBy(text: string): Found {
  const typed = text.trim()
  if (typed.includes('@'))
    return { profiles: [{ key: 'bi.em.v', operation: 'eq', value: typed }], invoices: [] }
  if (/^[a-z]{2,}[/\d-]*\d/i.test(typed))
    return {
      profiles: [],
      invoices: [{ key: 'ino', operation: 'like', value: typed.toUpperCase().slice(0, 16) }],
    }
  return { profiles: textCriterion(nationalNumber(typed) ?? typed), invoices: [] }
}

/** A mobile number as people write it, with spaces, dashes, the code of the country or a nought before it. */
function nationalNumber(typed: string): string | undefined {
  if (!/^\+?[\d\s-]+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  for (const before of [indianCode, '0'])
    if (digits.length === before.length + indianDigits && digits.startsWith(before))
      return digits.slice(before.length)
  return digits
}
