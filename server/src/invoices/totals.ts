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
  /** Deducted by a coupon or an offer; at least one rupee remains to pay. */
  discount: Paise
  /** Staff can sell at the list amount including tax. */
  taxIncluded: boolean
  /** The supplier and the customer are in the same state, so the tax is split into CGST and SGST. */
  isWithinState: boolean
}

/**
 * Works out the totals. Each tax is rounded to the paisa and the total to the rupee; the difference gets a line of
 * its own.
 */
export function totalsOf(pricing: Pricing): Totals {
  const { listAmount, upgradeCredit, taxIncluded, isWithinState } = pricing
  const price = less(listAmount, upgradeCredit)
  const taxableValue = taxIncluded ? withoutTax(price) : less(price, limitTo(pricing.discount, price))
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

/** At least one rupee remains to pay. */
const limitTo = (discount: Paise, price: Paise): Paise =>
  paise(Math.max(0, Math.min(discount, less(price, oneRupee))))

interface CreditedMembership {
  /** Taxable value paid for it, including the upgrade credit that was used for it. */
  paidValue: Paise
  /** Days of the plan, without extra days that staff granted. */
  planDays: number
  /** Days of the plan after today. */
  daysLeft: number
}

/**
 * Credit for the rest of a membership when the member upgrades. At least one rupee of the new plan remains to pay.
 */
export function creditFor({ paidValue, planDays, daysLeft }: CreditedMembership, listAmount: Paise): Paise {
  if (planDays <= 0 || daysLeft <= 0) return paise(0)
  return limitTo(shareOf(paidValue, Math.min(daysLeft, planDays), planDays, 'down'), listAmount)
}
