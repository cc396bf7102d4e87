import { gstPercent } from '../invoices/gst.ts'
import { type Paise, percentOf, sumOf, toWholeRupee } from '../money.ts'

/** What somebody pays for a plan without any credit or discount; the invoice splits the tax. */
export const priceWithTax = (amount: Paise): Paise =>
  toWholeRupee(sumOf(amount, percentOf(amount, gstPercent)))
