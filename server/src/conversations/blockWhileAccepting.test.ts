import { answers } from '@bnr/contract/activities/endpoints'
import { readConversation } from '@bnr/contract/conversations/endpoints'
import { expect, test } from 'vitest'
import { createPayer, does } from '../../test/factories/activities.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { race } from '../../test/race.ts'
import type { Transaction } from '../database/database.ts'
import { storeOnce } from '../relations/store.ts'
import { endByBlock } from './open.ts'

const service = useService()

test('an interest that is accepted while the sender blocks the other opens no conversation', async () => {
  const groom = await createPayer(service)
  const bride = await createMember(service)
  const { body } = await does(service, groom, 'like', bride)
  const blocks = async (tx: Transaction) => {
    await storeOnce(tx, { fromId: groom.id, toId: bride.id, kind: 'b' }, service.time.now)
    await endByBlock(tx, groom.id, bride.id, service.time.now)
  }
  const accepts = () => service.call(answers.accept, { params: { id: body.id } }, bride.token)
  const [accepted] = await race(service.db, blocks, [accepts])
  expect(accepted?.status).toBe(404)
  const read = await service.call(readConversation, { params: { pid: groom.bnrId } }, bride.token)
  expect(read.status).toBe(404)
})
