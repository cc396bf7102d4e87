import type { Plan } from '@bnr/contract/plans/schemas'
import type { PlanRow } from './store.ts'

export function presentPlan({ price, assistance, createdAt, ...row }: PlanRow): Plan {
  return {
    ...row,
    price: { amount: price },
    ...(assistance ? { assistance } : {}),
    createdAt: createdAt.toISOString(),
  }
}
