import { changeCoupon, endCoupon, searchCoupons } from '@bnr/contract/coupons/endpoints'
import { couponMachine } from '@bnr/contract/coupons/states'
import { sql } from 'drizzle-orm'
import { createCoupon } from '../factories/discounts.ts'
import type { MakeSubject } from './subject.ts'

const days = {
  Coming: ['2098-01-01', '2099-12-31'],
  Running: ['2026-01-01', '2099-12-31'],
  Ended: ['2026-01-01', '2026-01-31'],
  Stopped: ['2026-01-01', '2099-12-31'],
} as const

/** The change repeats the dates of the coupon, so that its state stays. */
export const couponSubject: MakeSubject = async (service) => {
  const { id } = await createCoupon(service)
  const { change, end } = couponMachine.actions
  let [startsOn, endsOn]: readonly [string, string] = days.Running
  return {
    name: 'coupon',
    states: couponMachine.states,
    actions: [
      {
        ...change,
        name: 'change',
        can: 'change',
        stays: true,
        silent: true,
        leaves: ({ userId }) => [`audit: coupon change by ${userId}`],
        call: ({ token }) =>
          service.call(changeCoupon, { params: { id }, body: { startsOn, endsOn } }, token),
      },
      {
        ...end,
        name: 'end',
        can: 'end',
        repeatable: true,
        leaves: ({ userId }) => [`audit: coupon end by ${userId}`],
        call: ({ token }) => service.call(endCoupon, { params: { id } }, token),
      },
    ],
    put: async (state) => {
      ;[startsOn, endsOn] = days[couponMachine.states.find((one) => one === state) ?? 'Running']
      const endedAt = state === 'Stopped' ? service.time.now.toISOString() : null
      await service.db.execute(
        sql`update coupons set starts_on = ${startsOn}, ends_on = ${endsOn}, ended_at = ${endedAt} where id = ${id}`,
      )
    },
    canOf: async ({ token }) => {
      const criteria = [{ key: 'id', operation: 'eq', value: id }]
      return (await service.call(searchCoupons, { body: { criteria } }, token)).body.results?.[0]?.can
    },
    row: sql`select c.*, case when ended_at is not null then 'Stopped' when ends_on < '2026-06-01' then 'Ended'
      when starts_on > '2098-01-01'::date - 1 then 'Coming' else 'Running' end as state from coupons c where id = ${id}`,
  }
}
