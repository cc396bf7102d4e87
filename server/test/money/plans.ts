import type { Coupon, Plan } from './model/state.ts'

/** Plans with few contacts, so that they run out, and with amounts and days that leave remainders; two have the same price. */
const plans: readonly Plan[] = [
  { name: 'Model Spring', price: 99_995, days: 29, contacts: 2, interests: 3 },
  { name: 'Model Summer', price: 249_997, days: 60, contacts: 3, interests: 2 },
  { name: 'Model Autumn', price: 433_333, days: 91, contacts: 4, interests: 5 },
  { name: 'Model Winter', price: 877_777, days: 180, contacts: 7, interests: 5 },
  { name: 'Model Jubilee', price: 877_777, days: 365, contacts: 5, interests: 11 },
]

/** Small, so that they run out together with the plan. */
const topUps: readonly Plan[] = [
  { name: 'Model Numbers', price: 45_555, days: 0, contacts: 2, interests: 0, isTopUp: true },
  { name: 'Model Interests', price: 22_221, days: 0, contacts: 1, interests: 3, isTopUp: true },
]
export const onSale: readonly Plan[] = [...plans, ...topUps]

let made = 0

export const couponsOfHistory = 3

/** Coupons of one history, with unique codes. */
export function couponsFrom(today: number): Coupon[] {
  made++
  const code = (name: string) => `${name}${String(made).padStart(6, '0')}`
  return [
    { code: code('ONCE'), percent: 15, limitInAll: 1, lastDay: today + 400 },
    { code: code('EACH'), percent: 33, limitForEach: 1, lastDay: today + 400 },
    { code: code('TWICE'), amount: 300_000, limitInAll: 2, limitForEach: 2, lastDay: today + 20 },
  ]
}
