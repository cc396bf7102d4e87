import { grantMembership } from '@bnr/contract/memberships/endpoints'
import { paiseOf } from '@bnr/contract/money'
import { createPlan, searchPlans } from '@bnr/contract/plans/endpoints'
import { callAs } from './calls.ts'
import { financeAdmin, freshWord, teleManager } from './people.ts'

/** Grants a membership of a plan in the catalogue as finance does. */
export async function grantPlan(profileId: number, planName: string): Promise<void> {
  const call = await callAs(financeAdmin)
  const { results } = await call(searchPlans, { query: { size: 500 }, body: { criteria: [] } })
  const planId = results.find(({ name }) => name === planName)?.id
  if (planId === undefined) throw new Error(`there is no plan ${planName}`)
  await call(grantMembership, { body: { profileId, planId } })
}

/** Creates a plan so short that its members can renew at once; returns its name. */
export async function makeShortPlan({ phoneContacts = 5, rupees = 900 } = {}): Promise<string> {
  const name = `Renewable ${freshWord()}`
  const body = {
    name,
    category: 'Personal' as const,
    tag: 'sc' as const,
    price: { amount: paiseOf(rupees) },
    duration: 20,
    durationUnit: 'DAYS' as const,
    phoneContacts,
    expressInterests: 5,
    highlightDuration: 0 as const,
    prominenceDuration: 0 as const,
    goldTagged: false,
    assisted: false,
  }
  await (await callAs(teleManager))(createPlan, { body })
  return name
}
