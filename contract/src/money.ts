import { z } from '#schema'
import { indianNumber } from './indianNumber.ts'

declare const paiseBrand: unique symbol
/** Money in code and database: whole paise. A plain number is not taken for one, and none for another. */
export type Paise = number & { readonly [paiseBrand]: 'paise' }

export const noPaise = paise(0)
export const oneRupee = paise(100)

/** Whole and within what a column holds (21 million rupees); anything else is a mistake of ours. */
export function paise(count: number): Paise {
  if (!Number.isInteger(count) || Math.abs(count) > 2_147_483_647)
    throw new Error(`${count} is no amount of paise`)
  return count as Paise
}

/** What many invoices come to together: more than a column holds. */
export function paiseOfMany(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is no amount of paise`)
  return count as Paise
}

export const sumOf = (...amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce((sum, amount) => sum + amount, 0))

export const less = (amount: Paise, taken: Paise): Paise => paise(amount - taken)

/** So much of a hundred, rounded half up to the paisa. */
export const percentOf = (amount: Paise, percent: number): Paise => shareOf(amount, percent, 100, 'half up')

/** `part` of `whole` equal parts. */
export function shareOf(amount: Paise, part: number, whole: number, rounded: 'down' | 'half up'): Paise {
  const [exact, parts] = [BigInt(amount) * BigInt(part), BigInt(whole)]
  const share = rounded === 'down' ? floorOf(exact, parts) : floorOf(2n * exact + parts, 2n * parts)
  return paise(Number(share))
}

/** Division of integers rounds towards zero, which is up for negative amounts. */
const floorOf = (amount: bigint, parts: bigint): bigint =>
  amount / parts - (amount < 0n && amount % parts !== 0n ? 1n : 0n)

/** To the whole rupee, half up, as an invoice is paid. */
export const toWholeRupee = (amount: Paise): Paise => paise(Math.floor((amount + 50) / 100) * 100)

export const rupeesOf = (amount: Paise): number => amount / 100
export const paiseOf = (rupees: number): Paise => paiseOfMany(Math.round(rupees * 100))

/** '10030.00', as it is sent to others. */
export const rupeesText = (amount: Paise): string => rupeesOf(amount).toFixed(2)

/** '₹10,030.00', as columns of figures have it. */
export function rupeesInColumn(amount: Paise): string {
  const [whole = '', rest] = rupeesText(amount).replace('-', '').split('.')
  return `${amount < 0 ? '−' : ''}₹${indianNumber(Number(whole))}.${rest}`
}

/** '₹10,030', and the paise where there are any. */
export const rupeesShown = (amount: Paise): string => rupeesInColumn(amount).replace(/\.00$/, '')

const amounts = new WeakSet<z.ZodType>()

/** On the wire rupees with two decimals, in code paise. */
function onTheWire(rupees: z.ZodNumber) {
  const schema = z.codec(rupees, z.custom<Paise>(Number.isInteger), { decode: paiseOf, encode: rupeesOf })
  amounts.add(schema)
  return schema
}

const enterAmount = 'Enter an amount in rupees'
const mostRupees = 10_000_000

/** An amount that cannot be negative, up to so many rupees. */
export const amountUpTo = (most: number, message: string) =>
  onTheWire(z.number({ error: message }).min(0, message).max(most, message).multipleOf(0.01, message))

/** Up to ten million rupees. */
export const amount = amountUpTo(mostRupees, enterAmount)

/** What rounding adds or takes. */
export const signedAmount = onTheWire(z.number().min(-mostRupees).max(mostRupees).multipleOf(0.01))

/** What many invoices come to together; below zero where more was taken back. */
export const amountOfMany = onTheWire(z.number().multipleOf(0.01))

export const isAmount = (schema: z.ZodType): boolean => amounts.has(schema)
