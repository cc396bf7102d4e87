import { less, oneRupee, type Paise, rupeesShown, shareOf, sumOf } from '../money.ts'

/** An invoice with its credit notes, which are undefined if there are none. */
export interface Creditable {
  total: Paise
  creditNotes?: readonly { total: Paise }[] | undefined
}

export const creditedOf = ({ creditNotes = [] }: Pick<Creditable, 'creditNotes'>): Paise =>
  sumOf(...creditNotes.map(({ total }) => total))

export const leftToCredit = (invoice: Creditable): Paise => less(invoice.total, creditedOf(invoice))

/** Whether the credit notes add up to the total of the invoice. */
export const isCredited = (invoice: Creditable): boolean =>
  creditedOf(invoice) > 0 && leftToCredit(invoice) <= 0

export const isPartlyCredited = (invoice: Creditable): boolean =>
  creditedOf(invoice) > 0 && !isCredited(invoice)

/** Returns why a credit note cannot have this amount. Below one rupee its rounded taxes could exceed it. */
export function creditProblem(amount: Paise, left: Paise): string | undefined {
  if (amount > left) return `Enter at most ${rupeesShown(left)}, which is what is left of this invoice`
  if (amount < oneRupee && amount !== left) return 'Enter at least ₹1'
  return undefined
}

export interface CreditAmounts {
  taxableValue: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  rounding: Paise
  total: Paise
}

/**
 * Splits a credit note of `total` that follows earlier notes of `before` in total. The split is the difference of two
 * cumulative shares, so that rounding errors do not accumulate and all notes together equal the invoice.
 */
export function creditAmounts(invoice: CreditAmounts, before: Paise, total: Paise): CreditAmounts {
  const [from, to] = [shareAt(invoice, before), shareAt(invoice, sumOf(before, total))]
  return {
    taxableValue: less(to.taxableValue, from.taxableValue),
    cgst: less(to.cgst, from.cgst),
    sgst: less(to.sgst, from.sgst),
    igst: less(to.igst, from.igst),
    rounding: less(to.rounding, from.rounding),
    total,
  }
}

/** Splits `credited` in proportion to the invoice; the taxable value gets the odd paisa. */
function shareAt(invoice: CreditAmounts, credited: Paise): CreditAmounts {
  const partOf = (whole: Paise) => shareOf(whole, credited, invoice.total, 'half up')
  const [cgst, sgst, igst] = [partOf(invoice.cgst), partOf(invoice.sgst), partOf(invoice.igst)]
  const rounding = partOf(invoice.rounding)
  const taxableValue = less(credited, sumOf(cgst, sgst, igst, rounding))
  return { taxableValue, cgst, sgst, igst, rounding, total: credited }
}
