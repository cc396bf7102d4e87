import { z } from '#schema'
import { indianNumber } from './indianNumber.ts'

declare const paiseBrand: unique symbol
/** Money in code and in the database, in whole paise. The brand keeps plain numbers out. */
export type Paise = number & { readonly [paiseBrand]: 'paise' }

export const noPaise = paise(0)
export const oneRupee = paise(100)

/** Makes an amount of a number, or throws if it is not whole or exceeds a database column (21 million rupees). */
export function paise(count: number): Paise {
  if (!Number.isInteger(count) || Math.abs(count) > 2_147_483_647)
    throw new Error(`${count} is no amount of paise`)
  return count as Paise
}

/** Makes an amount that is a sum of many, which can exceed a column. */
export function paiseOfMany(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is no amount of paise`)
  return count as Paise
}

export const sumOf = (...amounts: readonly Paise[]): Paise =>
  paise(amounts.reduce((sum, amount) => sum + amount, 0))

export const less = (amount: Paise, taken: Paise): Paise => paise(amount - taken)

/** Returns a percentage of an amount, rounded half up to the paisa. */
export const percentOf = (amount: Paise, percent: number): Paise => shareOf(amount, percent, 100, 'half up')

/** Returns amount × part ÷ whole. */
export function shareOf(amount: Paise, part: number, whole: number, rounded: 'down' | 'half up'): Paise {
  const [exact, parts] = [BigInt(amount) * BigInt(part), BigInt(whole)]
  const share = rounded === 'down' ? floorOf(exact, parts) : floorOf(2n * exact + parts, 2n * parts)
  return paise(Number(share))
}

/** Rounds down. BigInt division rounds towards zero, which is up for negative amounts. */
const floorOf = (amount: bigint, parts: bigint): bigint =>
  amount / parts - (amount < 0n && amount % parts !== 0n ? 1n : 0n)

/** Rounds half up to the whole rupee, as invoices are paid. */
export const toWholeRupee = (amount: Paise): Paise => paise(Math.floor((amount + 50) / 100) * 100)

export const rupeesOf = (amount: Paise): number => amount / 100
export const paiseOf = (rupees: number): Paise => paiseOfMany(Math.round(rupees * 100))

/** Formats an amount for other systems: '10030.00'. */
export const rupeesText = (amount: Paise): string => rupeesOf(amount).toFixed(2)

/** Formats an amount for columns of figures: '₹10,030.00'. */
export function rupeesInColumn(amount: Paise): string {
  const [whole = '', rest] = rupeesText(amount).replace('-', '').split('.')
  return `${amount < 0 ? '−' : ''}₹${indianNumber(Number(whole))}.${rest}`
}

/** Formats an amount for text: '₹10,030', with paise only if there are any. */
export const rupeesShown = (amount: Paise): string => rupeesInColumn(amount).replace(/\.00$/, '')

const amounts = new WeakSet<z.ZodType>()

/** Converts rupees with two decimals on the wire to paise in code. */
function onTheWire(rupees: z.ZodNumber) {
  const schema = z.codec(rupees, z.custom<Paise>(Number.isInteger), { decode: paiseOf, encode: rupeesOf })
  amounts.add(schema)
  return schema
}

const enterAmount = 'Enter an amount in rupees'
const maxRupees = 10_000_000
/** A thousand times more than a year of the largest number series. */
const maxSum = 1_000_000_000_000

/** Schema of an amount from zero to `most` rupees. */
export const amountUpTo = (most: number, message: string) =>
  onTheWire(z.number({ error: message }).min(0, message).max(most, message).multipleOf(0.01, message))

/** Schema of an amount of up to ten million rupees. */
export const amount = amountUpTo(maxRupees, enterAmount)

/** Schema of an amount that can be negative, such as rounding. */
export const signedAmount = onTheWire(z.number().min(-maxRupees).max(maxRupees).multipleOf(0.01))

/** Schema of a sum of many, which is negative if credit notes exceed payments. */
export const amountOfMany = onTheWire(z.number().min(-maxSum).max(maxSum).multipleOf(0.01))

export const isAmount = (schema: z.ZodType): boolean => amounts.has(schema)
