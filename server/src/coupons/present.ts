import type { Coupon } from '@bnr/contract/coupons/schemas'
import { couponMachine, couponStateOf } from '@bnr/contract/coupons/states'
import { allowedActions, type Handler } from '@bnr/contract/stateMachine'
import type { DatedCoupon } from './store.ts'

/** A coupon as members see it: its discount, its plans and its dates. */
export function presentWorth({ id, code, percent, amount, planIds, ...row }: DatedCoupon): Coupon {
  const { startsOn, endsOn, state, createdAt } = row
  return {
    id,
    code,
    planIds,
    startsOn,
    endsOn,
    state,
    ...(percent === null ? {} : { percent }),
    ...(amount === null ? {} : { amount }),
    createdAt: createdAt.toISOString(),
  }
}

export const presentCoupon = (row: DatedCoupon, uses: number, staff: Handler): Coupon => ({
  ...presentWorth(row),
  can: allowedActions(couponMachine, couponStateOf(row), staff),
  ...(row.limitInAll === null ? {} : { limitInAll: row.limitInAll }),
  ...(row.limitForEach === null ? {} : { limitForEach: row.limitForEach }),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  uses,
})
