import { lists } from '@bnr/contract/activities/endpoints'
import { readConversation } from '@bnr/contract/conversations/endpoints'
import { readNotifications } from '@bnr/contract/messages/notifications'
import { acceptProposal } from '@bnr/contract/proposals/ownEndpoints'
import { expect, test } from 'vitest'
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
