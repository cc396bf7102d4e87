import { changeCoupon, createCoupon, endCoupon, searchCoupons } from '@bnr/contract/coupons/endpoints'
import type { Coupon, CouponBounds, CouponState, NewCoupon } from '@bnr/contract/coupons/schemas'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'
import type { Order } from '../ui/list/order.ts'

const couponsKey = ['coupons']

export interface AskedCoupons {
  state: CouponState | ''
  order: Order
  page: number
}

/** The page before stays until the next one has come. */
export const useCoupons = ({ state, order, page }: AskedCoupons) =>
  useReading({
    queryKey: [...couponsKey, state, order, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const criteria = state ? [{ key: 'st', operation: 'eq', value: state }] : []
      return call(searchCoupons, { query: { page, sort: `cdt,${order}` }, body: { criteria } }, signal)
    },
  })

function useCouponMutation<Input>(work: (input: Input) => Promise<Coupon>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => client.invalidateQueries({ queryKey: couponsKey }),
  })
}

export const useCreateCoupon = () => useCouponMutation((body: NewCoupon) => call(createCoupon, { body }))

export const useChangeCoupon = () =>
  useCouponMutation(({ id, bounds }: { id: number; bounds: CouponBounds }) =>
    call(changeCoupon, { params: { id }, body: bounds }),
  )

export const useEndCoupon = () => useCouponMutation((id: number) => call(endCoupon, { params: { id } }))
