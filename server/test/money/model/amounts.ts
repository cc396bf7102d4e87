import type { Place, Sums } from './state.ts'

const rupee = 100

/** Rounded half up. */
const fraction = (amount: number, part: number, whole: number): number => {
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}

const roundedDown = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** What is left of a membership's value after a day, rounded down; a rupee of the new plan stays to be paid. */
export function creditFor(worth: number, daysLeft: number, days: number, list: number): number {
  const left = Math.min(Math.max(daysLeft, 0), days)
  return Math.min(roundedDown(worth, left, days), list - rupee)
}

/** The share of the unused contacts or interests that a membership of `days` days hands on after `passed` of them. */
export const carried = (unused: number, passed: number, days: number): number =>
  roundedDown(unused, passed, days)

export const discountOf = (coupon: { percent?: number; amount?: number }, price: number): number =>
  coupon.percent === undefined ? Math.min(coupon.amount ?? 0, price) : fraction(price, coupon.percent, 100)

interface Priced {
  list: number
  credit: number
  discount: number
  taxIncluded: boolean
  place: Place
}

/** The lines of an invoice: GST 18 %, halved within the supplier's state; the total is rounded to the rupee. */
export function sumsOf({ list, credit, discount, taxIncluded, place }: Priced): Sums {
  const price = list - credit
  const taxable = taxIncluded
    ? fraction(price, 100, 118)
    : price - Math.max(0, Math.min(discount, price - rupee))
  const half = place === 'within the state' ? fraction(taxable, 9, 100) : 0
  const igst = place === 'within the state' ? 0 : fraction(taxable, 18, 100)
  const exact = taxable + 2 * half + igst
  const total = Math.round((taxIncluded ? price : exact) / rupee) * rupee
  const taxes = { cgst: half, sgst: half, igst }
  return { list, credit, discount: price - taxable, taxable, ...taxes, rounding: total - exact, total }
}
