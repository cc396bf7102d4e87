import type { PlanCategory } from '@bnr/contract/plans/schemas'

export const categoryColours: Record<PlanCategory, string> = {
  self: '#5E6B4A',
  Personal: '#B9893A',
  Elite: '#7B1E3A',
  topup: '#5E6B4A',
}
