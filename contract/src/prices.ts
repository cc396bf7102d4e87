import { indianNumber } from './indianNumber.ts'

/** The highest price of a plan or an offer, and the highest discount of a coupon, in rupees. */
export const maxPrice = 1_000_000

/** `maxPrice` as messages show it. */
export const maxPriceShown = indianNumber(maxPrice)

export const wrongPrice = `Enter an amount from 1 to ${maxPriceShown}`
