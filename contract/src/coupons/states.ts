import type { StateMachine } from '../stateMachine.ts'

/** States of a coupon, derived from its dates and today. */
export const couponStates = ['Coming', 'Running', 'Ended'] as const
export type CouponState = (typeof couponStates)[number]

const states = [...couponStates, 'Stopped'] as const
type State = (typeof states)[number]

const managed = { permission: 'coupons.manage' } as const

/**
 * Staff ended a Stopped coupon, so it is never valid again. One that only passed its last day is, with a later last day.
 * Members and lists see both as Ended.
 */
export const couponMachine = {
  subject: 'coupon',
  states,
  says: { Stopped: 'has been ended' },
  actions: {
    change: { ...managed, from: ['Coming', 'Running', 'Ended'], audit: 'coupon change' },
    end: { ...managed, from: ['Coming', 'Running'], to: 'Stopped', audit: 'coupon end' },
    start: { from: ['Coming'], to: 'Running', byTime: true },
    pass: { from: ['Coming', 'Running'], to: 'Ended', byTime: true },
  },
} as const satisfies StateMachine<State>

/** The state that decides what can be done with a coupon. */
export const couponStateOf = ({ state, endedAt }: { state: CouponState; endedAt?: unknown }): State =>
  endedAt ? 'Stopped' : state
