import { gstPercent } from '../invoices/gst.ts'
import { type Paise, percentOf, sumOf, toWholeRupee } from '../money.ts'

/** Price of a plan with tax, rounded as an invoice without credit or discount is. */
export const priceWithTax = (amount: Paise): Paise =>
  toWholeRupee(sumOf(amount, percentOf(amount, gstPercent)))
