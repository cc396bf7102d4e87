import { performActivity } from '@bnr/contract/activities/endpoints'
import type { ActivityVerb } from '@bnr/contract/activities/kinds'
import { grantMembership } from '@bnr/contract/memberships/endpoints'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { callAs } from './calls.ts'
import { superAdmin } from './people.ts'
import { type Gender, type Member, registerMember } from './profiles.ts'

/** The phone views and interests of the hidden trial plan. */
export const trial = { phones: 10, interests: 15 }

/** An Active member with the trial plan. */
export async function registerPayer(gender: Gender = 'm'): Promise<Member> {
  const member = await registerMember({ gender })
  const call = await callAs(superAdmin)
  const { results } = await call(searchPlans, { query: { size: 500 }, body: { criteria: [] } })
  const plan = results.find(({ name }) => name === 'Saphire Trial')
  if (!plan) throw new Error('there is no trial plan')
  await call(grantMembership, { body: { profileId: member.id, planId: plan.id } })
  return member
}

export async function does(from: Member, verb: ActivityVerb, to: { id: number }) {
  return (await callAs(from.person))(performActivity[verb], { params: { id: from.id, targetId: to.id } })
}
