import { z } from '#schema'
import { amountUpTo } from '../money.ts'
import { maxPrice, wrongPrice } from '../prices.ts'
import { canFieldOf } from '../stateMachine.ts'
import { count, isoDate, moment, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { couponMachine, couponStates } from './states.ts'

const codeRule = 'Use 4 to 20 capital letters and digits'
const uses = count(1, 1_000_000)

const discount = {
  code: ['cd', z.string({ error: codeRule }).regex(/^[A-Z0-9]{4,20}$/, codeRule), 'Code'],
  percent: [
    'pct',
    count(1, 100).optional(),
    'Discount in percent of the price, 1 to 100; a coupon has either this or an amount',
  ],
  amount: ['am', amountUpTo(maxPrice, wrongPrice).optional(), 'Discount in rupees, before tax'],
  planIds: [
    'mids',
    z.array(rowId).max(100),
    'Ids of the first versions of the plans it applies to; empty for all plans',
  ],
} as const

/** When and how often a coupon can be used. Staff can change these later. */
const bounds = {
  startsOn: ['sd', isoDate('Select the first day'), 'First day, yyyy-MM-dd'],
  endsOn: ['ed', isoDate('Select the last day'), 'Last day, yyyy-MM-dd'],
  limitInAll: ['lma', uses.optional(), 'Most uses in total; no limit if absent. Staff only'],
  limitForEach: ['lme', uses.optional(), 'Most uses per member; no limit if absent. Staff only'],
} as const

export const newCoupon = wire('New coupon', { ...discount, ...bounds })
export type NewCoupon = z.output<typeof newCoupon>

export const couponBounds = wire('Dates and limits of a coupon', bounds)
export type CouponBounds = z.output<typeof couponBounds>

export const coupon = wire('Coupon', {
  id: ['id', z.number().int(), 'Id'],
  ...discount,
  ...bounds,
  state: ['st', z.enum(couponStates), 'State today; always Running for members'],
  can: canFieldOf(couponMachine, 'staff'),
  endedAt: ['eat', moment.optional(), 'When staff ended it before its last day; staff only'],
  uses: ['us', count(0, 2_147_483_647).optional(), 'Number of uses so far; staff only'],
  createdAt: ['cdt', moment, 'When it was created'],
})
export type Coupon = z.output<typeof coupon>
