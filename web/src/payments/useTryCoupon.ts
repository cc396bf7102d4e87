import { useSending } from '../platform/useSending.ts'
import type { Priced } from './usePriced.ts'

/** Asks what a code takes off; it counts once the server has answered. */
export const useTryCoupon = ({ tryCoupon }: Pick<Priced, 'tryCoupon'>) =>
  useSending({ mutationFn: tryCoupon })
