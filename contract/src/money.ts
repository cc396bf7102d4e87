import { z } from '#schema'
import { indianNumber } from './indianNumber.ts'

/** An amount on the wire: rupees with two decimals. Code and database count whole paise. */
export const rupees = z.number().min(0).multipleOf(0.01)

export const rupeesOf = (paise: number): number => paise / 100

/** '₹10,030', and the paise where there are any. */
export function rupeesShown(rupees: number): string {
  const [whole = '', paise] = rupees.toFixed(2).split('.')
  return `₹${indianNumber(Number(whole))}${paise === '00' ? '' : `.${paise}`}`
}
