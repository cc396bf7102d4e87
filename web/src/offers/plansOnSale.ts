import { equal } from '@bnr/contract/criteria'
import { rupeesShown } from '@bnr/contract/money'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { type Plan, planCategories } from '@bnr/contract/plans/schemas'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'

const wholeCatalogue = 500

/** Plans on sale, for staff who choose the plans of a discount. */
export const usePlansOnSale = () =>
  useReading({
    queryKey: ['plans', 'on sale'],
    queryFn: ({ signal }) =>
      call(searchPlans, { query: { size: wholeCatalogue }, body: { criteria: equal({ h: false }) } }, signal),
    select: ({ results }) => results,
  })

/** Identifies a plan by its first version, so that a discount also applies to later versions. */
export const choiceOf = (t: (text: string) => string) => (plan: Plan) => ({
  value: String(plan.lineage),
  label: `${plan.name}, ${rupeesShown(plan.price.amount)}`,
  group: t(planCategories[plan.category].choice),
})

export const namesOf = (packages: readonly Plan[], lineages: readonly number[]): string[] =>
  packages.filter(({ lineage }) => lineages.includes(lineage)).map(({ name }) => name)
