import type { Plan } from '@bnr/contract/plans/schemas'
import { lineageOf, type PlanRow } from './store.ts'

export function presentPlan(stored: PlanRow): Plan {
  const { price, assistance, createdAt, replacedAt, firstVersionId: _, ...row } = stored
  return {
    ...row,
    price: { amount: price },
    ...(assistance ? { assistance } : {}),
    createdAt: createdAt.toISOString(),
    lineage: lineageOf(stored),
    ...(replacedAt ? { replacedAt: replacedAt.toISOString() } : {}),
  }
}
