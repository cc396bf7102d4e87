import { rupeesShown } from '@bnr/contract/money'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { type Plan, planCategories } from '@bnr/contract/plans/schemas'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

const wholeCatalogue = 500
const onSale = { key: 'h', operation: 'eq', value: false }

/** The packages that are sold, for those who say what a discount holds for. */
export const usePackages = () =>
  useReading({
    queryKey: ['plans', 'on sale'],
    queryFn: ({ signal }) =>
      call(searchPlans, { query: { size: wholeCatalogue }, body: { criteria: [onSale] } }, signal),
    select: ({ results }) => results,
  })

/** A package is chosen by its first version: what it becomes later has the discount as well. */
export const choiceOf = (t: (text: string) => string) => (plan: Plan) => ({
  value: String(plan.lineage),
  label: `${plan.name}, ${rupeesShown(plan.price.amount)}`,
  group: t(planCategories[plan.category].choice),
})

export const namesOf = (packages: readonly Plan[], lineages: readonly number[]): string[] =>
  packages.filter(({ lineage }) => lineages.includes(lineage)).map(({ name }) => name)
