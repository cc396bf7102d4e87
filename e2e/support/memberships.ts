import { grantMembership } from '@bnr/contract/memberships/endpoints'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { callAs } from './calls.ts'
import { financeAdmin } from './people.ts'

/** Starts a membership of a plan of the catalogue, as the staff of finance would. */
export async function grantPlan(profileId: number, planName: string): Promise<void> {
  const call = await callAs(financeAdmin)
  const { results } = await call(searchPlans, { query: { size: 500 }, body: { criteria: [] } })
  const planId = results.find(({ name }) => name === planName)?.id
  if (planId === undefined) throw new Error(`no plan ${planName}`)
  await call(grantMembership, { body: { profileId, planId } })
}
