import { z } from '#schema'

/** An amount on the wire: rupees with two decimals. Code and database count whole paise. */
export const rupees = z.number().min(0).multipleOf(0.01)

export const rupeesOf = (paise: number): number => paise / 100
