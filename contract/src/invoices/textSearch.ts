import type { Criterion } from '../criteria.ts'

const longestNumber = 16

/** A number of an invoice or credit note, or its last digits: up to six, because a BNR ID has more. */
const numbered = /^([a-z]{2,}[/\d-]*\d|\d{1,6})$/i

export const isInvoiceNumber = (typed: string): boolean => numbered.test(typed)

export const invoiceNumberCriterion = (typed: string): Criterion => ({
  key: 'ino',
  operation: 'like',
  value: typed.toUpperCase().slice(0, longestNumber),
})

/** Turns what staff typed into a search by invoice number, BNR ID, or the beginnings of words of the member's name. */
export function invoiceTextCriteria(text: string): Criterion[] {
  const typed = text.trim()
  if (typed === '') return []
  if (isInvoiceNumber(typed)) return [invoiceNumberCriterion(typed)]
  if (/^\d{7,8}$/.test(typed)) return [{ key: 'bnr', operation: 'eq', value: typed }]
  return [{ key: 'na', operation: 'like', value: typed }]
}
