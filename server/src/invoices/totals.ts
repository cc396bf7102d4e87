import { gstPercent } from '@bnr/contract/invoices/gst'
import {
  less,
  oneRupee,
  type Paise,
  paise,
  percentOf,
  shareOf,
  sumOf,
  toWholeRupee,
} from '@bnr/contract/money'
import type { TaxLine, Totals } from './snapshot.ts'

export interface Pricing {
  listAmount: Paise
  upgradeCredit: Paise
  /** What a coupon or an offer takes off; it never takes the last rupee. */
  discount: Paise
  /** Staff sell at the list amount with the tax in it. */
  taxIncluded: boolean
  /** Billed within the supplier's state: the tax is parted in two. */
  isWithinState: boolean
}

/** What an invoice comes to. Each tax is rounded to the paisa, the total to the rupee, and the difference is a line of its own. */
export function totalsOf(pricing: Pricing): Totals {
  const { listAmount, upgradeCredit, taxIncluded, isWithinState } = pricing
  const price = less(listAmount, upgradeCredit)
  const taxableValue = taxIncluded ? withoutTax(price) : less(price, keptWithin(pricing.discount, price))
  const taxes = taxesOn(taxableValue, isWithinState)
  const exact = sumOf(taxableValue, ...taxes.map(({ amount }) => amount))
  const total = toWholeRupee(taxIncluded ? price : exact)
  const discount = less(price, taxableValue)
  return { listAmount, upgradeCredit, discount, taxableValue, taxes, rounding: less(total, exact), total }
}

function taxesOn(taxableValue: Paise, isWithinState: boolean): TaxLine[] {
  const line = (name: TaxLine['name'], rate: number) => ({
    name,
    rate,
    amount: percentOf(taxableValue, rate),
  })
  return isWithinState
    ? [line('CGST', gstPercent / 2), line('SGST', gstPercent / 2)]
    : [line('IGST', gstPercent)]
}

const withoutTax = (amount: Paise): Paise => shareOf(amount, 100, 100 + gstPercent, 'half up')

/** At least a rupee is left to pay. */
const keptWithin = (discount: Paise, price: Paise): Paise =>
  paise(Math.max(0, Math.min(discount, less(price, oneRupee))))

interface CreditedMembership {
  /** Taxable value paid for it, with the credit that it took in. */
  paidValue: Paise
  /** Days of its plan, without those that staff granted. */
  planDays: number
  /** Days of its plan after today. */
  daysLeft: number
}

/** What is given back of a membership for a higher one; at least a rupee of the new one is left to pay. */
export function creditFor({ paidValue, planDays, daysLeft }: CreditedMembership, listAmount: Paise): Paise {
  if (planDays <= 0 || daysLeft <= 0) return paise(0)
  return keptWithin(shareOf(paidValue, Math.min(daysLeft, planDays), planDays, 'down'), listAmount)
}
