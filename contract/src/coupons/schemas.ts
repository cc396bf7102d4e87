import { z } from '#schema'
import { amountUpTo } from '../money.ts'
import { count, isoDate, moment, rowId } from '../values.ts'
import { wire } from '../wire.ts'

/** Where a coupon stands today. */
export const couponStates = ['Coming', 'Running', 'Ended'] as const
export type CouponState = (typeof couponStates)[number]

const codeRule = 'Use 4 to 20 capital letters and digits'
const mostRupees = 1_000_000
const uses = count(1, 1_000_000)

const worth = {
  code: ['cd', z.string({ error: codeRule }).regex(/^[A-Z0-9]{4,20}$/, codeRule), 'Code'],
  percent: ['pct', count(1, 100).optional(), 'Percent of the price; either this or an amount'],
  amount: ['am', amountUpTo(mostRupees, 'Enter an amount from 1 to 10,00,000').optional(), 'Rupees'],
  planIds: ['mids', z.array(rowId).max(100), 'First versions of the packages it holds for; none for all'],
} as const

/** How long and how often it holds: what staff may change of it later. */
const bounds = {
  startsOn: ['sd', isoDate('Select the first day'), 'First day, yyyy-MM-dd'],
  endsOn: ['ed', isoDate('Select the last day'), 'Last day, yyyy-MM-dd'],
  limitInAll: ['lma', uses.optional(), 'How often in all; without it no limit. To staff alone'],
  limitForEach: ['lme', uses.optional(), 'How often by each member; without it no limit. To staff alone'],
} as const

export const newCoupon = wire('New coupon', { ...worth, ...bounds })
export type NewCoupon = z.output<typeof newCoupon>

export const couponBounds = wire('Dates and limits of a coupon', bounds)
export type CouponBounds = z.output<typeof couponBounds>

export const coupon = wire('Coupon', {
  id: ['id', z.number().int(), 'Id'],
  ...worth,
  ...bounds,
  state: ['st', z.enum(couponStates), 'Where it stands today; to a member always Running'],
  endedAt: ['eat', moment.optional(), 'When it was ended before its last day; to staff alone'],
  uses: ['us', count(0, 2_147_483_647).optional(), 'How often it is used; to staff alone'],
  createdAt: ['cdt', moment, 'When it was made'],
})
export type Coupon = z.output<typeof coupon>
