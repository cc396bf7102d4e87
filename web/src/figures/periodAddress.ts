import { usualMonths } from '@bnr/contract/figures/endpoints'
import { oneOf } from '../ui/list/address.ts'

export const periodAddress = { months: oneOf([1, usualMonths, 6, 12], usualMonths) }

export const periodLabels: readonly (readonly [months: 1 | 3 | 6 | 12, label: string])[] = [
  [1, 'This month'],
  [3, 'Last 3 months'],
  [6, 'Last 6 months'],
  [12, 'Last 12 months'],
]
