import { performActivity } from '@bnr/contract/activities/endpoints'
import type { ActivityVerb } from '@bnr/contract/activities/kinds'
import type { TestService } from '../harness.ts'
import { giveMembership } from './memberships.ts'
import { createMember, type TestMember } from './profiles.ts'

/** One member does something to another through the API. */
export const does = (service: TestService, from: TestMember, verb: ActivityVerb, to: { id: number }) =>
  service.call(performActivity[verb], { params: { id: from.id, targetId: to.id } }, from.token)

/** A member with a membership of these quotas. */
export async function createPayer(
  service: TestService,
  {
    gender = 'm' as 'm' | 'f',
    ...quotas
  }: { gender?: 'm' | 'f'; phoneContacts?: number; expressInterests?: number } = {},
): Promise<TestMember> {
  const member = await createMember(service, { gender })
  await giveMembership(service, member.id, { phoneContacts: 50, expressInterests: 50, ...quotas })
  return member
}

export const createMembers = (service: TestService, count: number, gender: 'm' | 'f' = 'f') =>
  Promise.all(Array.from({ length: count }, () => createMember(service, { gender })))
