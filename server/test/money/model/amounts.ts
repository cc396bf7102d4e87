import type { CreditNote, Place, Sums } from './state.ts'

const rupee = 100

/** Rounded half up, negative amounts too. */
const fraction = (amount: number, part: number, whole: number): number => {
  const [doubled, divisor] = [2n * BigInt(amount) * BigInt(part) + BigInt(whole), 2n * BigInt(whole)]
  const isBelow = doubled < 0n && doubled % divisor !== 0n
  return Number(doubled / divisor) - (isBelow ? 1 : 0)
}

const roundedDown = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** The remaining value of a membership, rounded down. At least a rupee of the new plan remains to be paid. */
export function creditFor(worth: number, daysLeft: number, days: number, list: number): number {
  const left = Math.min(Math.max(daysLeft, 0), days)
  return Math.min(roundedDown(worth, left, days), list - rupee)
}

/** The share of unused contacts or interests that a membership of `days` days passes on after `passed` days. */
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

/** The amounts of an invoice: 18 % GST, in two halves within the supplier's state, and a total in whole rupees. */
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

/** A credit note over `amount` brings each tax credited so far to its share of the invoice; the taxable value takes the rest. */
export function noteOver(sums: Sums, before: number, amount: number): Omit<CreditNote, 'number' | 'day'> {
  const grown = (whole: number) =>
    fraction(whole, before + amount, sums.total) - fraction(whole, before, sums.total)
  const [cgst, sgst, igst, rounding] = [sums.cgst, sums.sgst, sums.igst, sums.rounding].map(grown) as Four
  return { taxable: amount - cgst - sgst - igst - rounding, cgst, sgst, igst, total: amount }
}
type Four = [number, number, number, number]
