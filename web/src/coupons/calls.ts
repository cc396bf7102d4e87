import { changeCoupon, createCoupon, endCoupon, searchCoupons } from '@bnr/contract/coupons/endpoints'
import type { CouponBounds, NewCoupon } from '@bnr/contract/coupons/schemas'
import { type CouponState, couponStates } from '@bnr/contract/coupons/states'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { useListReading } from '../platform/useListReading.ts'
import { oneOf, orderedPages, type Values } from '../ui/list/address.ts'

const couponsKey = ['coupons']

export const couponsAddress = {
  state: oneOf<CouponState | ''>(['', ...couponStates], ''),
  ...orderedPages('desc'),
}

export const useCoupons = ({ state, order, page }: Values<typeof couponsAddress>) =>
  useListReading(couponsKey, searchCoupons, {
    query: { page, sort: `cdt,${order}` },
    body: { criteria: state ? [{ key: 'st', operation: 'eq', value: state }] : [] },
  })

export const useCreateCoupon = () =>
  useChange([couponsKey], (body: NewCoupon) => call(createCoupon, { body }))

export const useChangeCoupon = () =>
  useChange([couponsKey], ({ id, bounds }: { id: number; bounds: CouponBounds }) =>
    call(changeCoupon, { params: { id }, body: bounds }),
  )

export const useEndCoupon = () => useChange([couponsKey], (id: number) => call(endCoupon, { params: { id } }))
