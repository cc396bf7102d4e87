import { changeCoupon, createCoupon, endCoupon } from '@bnr/contract/coupons/endpoints'
import type { CouponBounds, NewCoupon } from '@bnr/contract/coupons/schemas'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'

export const couponsKey = ['coupons']

export const useCreateCoupon = () =>
  useChange([couponsKey], (body: NewCoupon) => call(createCoupon, { body }))

export const useChangeCoupon = () =>
  useChange([couponsKey], ({ id, bounds }: { id: number; bounds: CouponBounds }) =>
    call(changeCoupon, { params: { id }, body: bounds }),
  )

export const useEndCoupon = () => useChange([couponsKey], (id: number) => call(endCoupon, { params: { id } }))
