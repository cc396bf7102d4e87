import { lists } from '@bnr/contract/activities/endpoints'
import { readConversation } from '@bnr/contract/conversations/endpoints'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { arrangeCall, readProposalHistory } from '@bnr/contract/proposals/endpoints'
import { acceptProposal, declineProposal, readOwnProposals } from '@bnr/contract/proposals/ownEndpoints'
import { expect, test } from 'vitest'
import { acceptInterest } from '../../test/factories/conversations.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { createProposed } from '../../test/factories/proposals.ts'
import { useService } from '../../test/harness.ts'
import { storeOnce } from '../relations/store.ts'

const service = useService()

const kindsOf = async (who: TestMember) => {
  const { body } = await service.call(readNotifications, { params: { id: who.id } }, who.token)
  return body.results.map(({ kind }) => kind)
}

test('a yes accepts the interest that the other family has sent since, and sends no second one', async () => {
  const { member, groom, id } = await createProposed(service)
  const interest = { fromId: groom.id, toId: member.id, kind: 'l' } as const
  await service.db.inTransaction((tx) => storeOnce(tx, interest, service.time.now))
  const answer = () => service.call(acceptProposal, { params: { id } }, member.token)
  expect((await answer()).body.message).toBe('Interest accepted')
  expect((await answer()).status).toBe(200)
  expect(await kindsOf(groom)).toEqual(['interestAccepted'])
  const params = { id: member.id }
  const sent = await service.call(lists['interest-expressed'], { params }, member.token)
  expect(sent.body.total).toBe(0)
  const received = await service.call(lists['interest-received'], { params }, member.token)
  expect(received.body.results[0]).toMatchObject({ interest: 'Accepted' })
  const opened = await service.call(readConversation, { params: { pid: groom.bnrId } }, member.token)
  expect(opened.status).toBe(200)
})

const arranges = (manager: { token: string }, id: number) => {
  const at = new Date(service.time.now.getTime() + 86_400_000).toISOString()
  return service.call(arrangeCall, { params: { id }, body: { at } }, manager.token)
}

test('after a yes that accepted a received interest, member and manager read of it, and a call can be arranged', async () => {
  const { manager, member, groom, id } = await createProposed(service)
  const interest = { fromId: groom.id, toId: member.id, kind: 'l' } as const
  await service.db.inTransaction((tx) => storeOnce(tx, interest, service.time.now))
  await service.call(acceptProposal, { params: { id } }, member.token)
  const query = { list: 'answered' as const }
  const own = await service.call(readOwnProposals, { query }, member.token)
  expect(own.body.results[0]).toMatchObject({ state: 'Yes', interest: 'Accepted' })
  const history = await service.call(readProposalHistory, { params: { id: member.id } }, manager.token)
  expect(history.body.results[0]).toMatchObject({ interest: 'Accepted', can: ['arrange'] })
  expect((await arranges(manager, id)).status).toBe(200)
})

test('no call is arranged for a proposal without a yes, also if the two accepted an interest', async () => {
  const { manager, member, groom, id } = await createProposed(service)
  expect((await acceptInterest(service, member, groom)).status).toBe(200)
  expect((await arranges(manager, id)).wire).toMatchObject({
    code: 'wrong_state',
    message: 'Both families have to accept before our office calls them',
  })
  await service.call(declineProposal, { params: { id }, body: { reason: 'known' } }, member.token)
  expect((await arranges(manager, id)).status).toBe(409)
})
