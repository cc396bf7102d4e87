import type { Criterion } from '@bnr/contract/criteria'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import { invoiceNumberCriterion, isInvoiceNumber } from '@bnr/contract/invoices/textSearch'
import { call } from '../../../platform/call.ts'
import { useReading } from '../../../platform/useReading.ts'
import { textCriteria } from '../../../profiles/staff/textCriteria.ts'

export interface Found {
  profiles: Criterion[]
  invoices: Criterion[]
}

/**
 * Finds out what a typed text is: an e-mail address, an invoice or credit note number, a BNR ID, a mobile number,
 * or the beginning of a name. `callingCodes` tell the country of a number with a plus sign.
 */
export function findBy(text: string, callingCodes: readonly string[] = []): Found {
  const typed = text.trim()
  if (typed.includes('@'))
    return { profiles: [{ key: 'bi.em.v', operation: 'eq', value: typed }], invoices: [] }
  if (isInvoiceNumber(typed)) return { profiles: [], invoices: [invoiceNumberCriterion(typed)] }
  return { profiles: textCriteria(typed, { callingCodes }), invoices: [] }
}

export const useFoundInvoices = (criteria: Criterion[], page: number) =>
  useReading({
    queryKey: ['invoices', 'byNumber', criteria, page],
    queryFn: ({ signal }) => call(searchInvoices, { query: { page }, body: { criteria } }, signal),
  })
