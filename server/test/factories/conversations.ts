import { randomUUID } from 'node:crypto'
import { answers } from '@bnr/contract/activities/endpoints'
import { interestRules } from '@bnr/contract/activities/interestRules'
import { sendMessage } from '@bnr/contract/conversations/endpoints'
import type { TestService } from '../harness.ts'
import { createPayer, does } from './activities.ts'
import { createMember, type TestMember } from './profiles.ts'

export type Pair = { groom: TestMember; bride: TestMember }

/** A groom with a plan, and a bride who has accepted his interest. */
export async function createPair(service: TestService): Promise<Pair> {
  const pair = { groom: await createPayer(service), bride: await createMember(service) }
  await acceptInterest(service, pair.groom, pair.bride)
  return pair
}

export async function acceptInterest(service: TestService, from: TestMember, to: TestMember) {
  const { body } = await does(service, from, 'like', to)
  return await service.call(answers.accept, { params: { id: body.id } }, to.token)
}

/** She answers often enough for her profile to show how soon. */
export async function acceptsInterests(service: TestService, bride: TestMember) {
  for (let count = 0; count < interestRules.answersForMedian; count++)
    await acceptInterest(service, await createPayer(service), bride)
}

/** One member writes to another through the API. */
export const writes = (
  service: TestService,
  from: TestMember,
  to: { bnrId: string },
  text: string,
  clientId: string = randomUUID(),
) => service.call(sendMessage, { params: { pid: to.bnrId }, body: { clientId, text } }, from.token)
