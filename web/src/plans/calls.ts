import { type Criterion, equal } from '@bnr/contract/criteria'
import { createPlan, editPlan, hidePlan, searchPlans, showPlan } from '@bnr/contract/plans/endpoints'
import type { Plan } from '@bnr/contract/plans/schemas'
import type { PlanTerms } from '@bnr/contract/plans/terms'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { useReading } from '../platform/useReading.ts'

const plansKey = ['plans'] as const
const wholeCatalogue = 500

const readCatalogue = (criteria: Criterion[], signal: AbortSignal) =>
  call(searchPlans, { query: { size: wholeCatalogue }, body: { criteria } }, signal)

const find = async (criteria: Criterion[], signal: AbortSignal): Promise<Plan[]> =>
  (await readCatalogue(criteria, signal)).results

/** All categories together, so that a tab opens at once. The list is short. */
const catalogue = (withHidden: boolean) => ({
  queryKey: [...plansKey, withHidden],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readCatalogue(withHidden ? [] : equal({ h: false }), signal),
})

export const usePlans = ({ withHidden }: { withHidden: boolean }) =>
  useReading({ ...catalogue(withHidden), select: ({ results }) => results })

/** Interests a month that the free membership gives a complete, verified and active profile. */
export const useFreeInterests = ({ withHidden }: { withHidden: boolean }) =>
  useReading({ ...catalogue(withHidden), select: ({ freeInterests }) => freeInterests }).data ?? 0

/** Additions to a running plan; no list of plans contains them. */
export const useTopUps = ({ withHidden = false, enabled = true } = {}) =>
  useReading({
    queryKey: [...plansKey, 'topups', withHidden],
    enabled,
    queryFn: ({ signal }) => find(equal({ mt: 'topup', h: withHidden ? undefined : false }), signal),
  })

/** Includes plans that are no longer sold. */
export const readPlanNames = async (signal: AbortSignal): Promise<string[]> =>
  (await find([], signal)).map(({ name }) => name)

/** Null when there is no plan with this id. */
export const usePlan = (id: number) =>
  useReading({
    queryKey: [...plansKey, 'one', id],
    queryFn: async ({ signal }) => (await find(equal({ id }), signal))[0] ?? null,
  })

/** All versions of a plan, oldest first. */
export const usePlanVersions = (lineage: number) =>
  useReading({
    queryKey: [...plansKey, 'versions', lineage],
    queryFn: ({ signal }) => find(equal({ lv: lineage }), signal),
  })

export const useSavePlan = (id: number | undefined) =>
  useChange([plansKey], (body: PlanTerms) =>
    id === undefined ? call(createPlan, { body }) : call(editPlan, { params: { id }, body }),
  )

export const useSetHidden = () =>
  useChange([plansKey], ({ id, hidden }: { id: number; hidden: boolean }) =>
    call(hidden ? hidePlan : showPlan, { params: { id } }),
  )
