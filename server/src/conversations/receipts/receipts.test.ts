import {
  closeConversation,
  markConversationRead,
  readConversation,
  readConversations,
} from '@bnr/contract/conversations/endpoints'
import { readMessageSettings, saveMessageSettings } from '@bnr/contract/conversations/receipts'
import { expect, test } from 'vitest'
import { createPair, writes } from '../../../test/factories/conversations.ts'
import type { TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'

const service = useService()

const switches = (who: TestMember, readReceipts: boolean) =>
  service.call(saveMessageSettings, { body: { readReceipts } }, who.token)
const readBy = async (who: TestMember, other: TestMember) => {
  const params = { pid: other.bnrId }
  const one = await service.call(readConversation, { params }, who.token)
  const list = await service.call(readConversations, {}, who.token)
  expect(list.body.results[0]?.readUpTo).toBe(one.body.readUpTo)
  expect('rt' in (one.wire as object)).toBe(one.body.readUpTo !== undefined)
  return one.body.readUpTo
}

async function readPair() {
  const { groom, bride } = await createPair(service)
  for (const text of ['One', 'Two']) await writes(service, groom, bride, text)
  const mark = { params: { pid: groom.bnrId }, body: { seq: 1 } }
  await service.call(markConversationRead, mark, bride.token)
  return { groom, bride }
}

test('read receipts are off at first, and need both members', async () => {
  const { groom, bride } = await readPair()
  const settings = await service.call(readMessageSettings, {}, bride.token)
  expect(settings.body).toEqual({ readReceipts: false })
  for (const [who, on, seen] of [
    [undefined, false, undefined],
    [groom, true, undefined],
    [bride, true, 1],
    [groom, false, undefined],
    [groom, true, 1],
    [bride, false, undefined],
  ] as const) {
    if (who) await switches(who, on)
    expect(await readBy(groom, bride)).toBe(seen)
  }
  expect((await service.call(readMessageSettings, {}, groom.token)).body).toEqual({ readReceipts: true })
})

test('an ended conversation shows no read receipts', async () => {
  const { groom, bride } = await readPair()
  for (const who of [groom, bride]) await switches(who, true)
  const closing = { params: { pid: groom.bnrId }, body: { text: 'distance' } } as const
  await service.call(closeConversation, closing, bride.token)
  expect(await readBy(groom, bride)).toBe(undefined)
})
