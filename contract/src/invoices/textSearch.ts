import type { Criterion } from '../criteria.ts'

const longestNumber = 16

/** Fewer digits than a BNR ID has are the end of the number of an invoice or a credit note. */
const numbered = /^([a-z]{2,}[/\d-]*\d|\d{1,6})$/i

export const isInvoiceNumber = (typed: string): boolean => numbered.test(typed)

export const invoiceNumberCriterion = (typed: string): Criterion => ({
  key: 'ino',
  operation: 'like',
  value: typed.toUpperCase().slice(0, longestNumber),
})

/** What staff typed to find invoices or payments: a number, the BNR ID of the member, or the beginnings of words of the name. */
export function invoiceTextCriteria(text: string): Criterion[] {
  const typed = text.trim()
  if (typed === '') return []
  if (isInvoiceNumber(typed)) return [invoiceNumberCriterion(typed)]
  if (/^\d{7,8}$/.test(typed)) return [{ key: 'bnr', operation: 'eq', value: typed }]
  return [{ key: 'na', operation: 'like', value: typed }]
}
