import type { Criterion } from '@bnr/contract/criteria'
import { invoiceNumberCriterion, isInvoiceNumber } from '@bnr/contract/invoices/textSearch'
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
  if (isInvoiceNumber(typed)) return { profiles: [], invoices: [invoiceNumberCriterion(typed)] }
  return { profiles: textCriteria(typed, { callingCodes }), invoices: [] }
}
