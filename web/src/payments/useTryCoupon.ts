import { useSending } from '../platform/useSending.ts'
import type { Priced } from './usePriced.ts'

export const useTryCoupon = ({ tryCoupon }: Pick<Priced, 'tryCoupon'>) =>
  useSending({ mutationFn: tryCoupon })
