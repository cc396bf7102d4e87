import { randomUUID } from 'node:crypto'
import * as endpoints from '@bnr/contract/conversations/endpoints'
import { countUnreadConversations } from '@bnr/contract/conversations/unread'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPair, type Pair, writes } from '../../test/factories/conversations.ts'
import type { TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { race } from '../../test/race.ts'
import { countOf } from '../database/paged.ts'
import { conversationsForDownload } from './download.ts'
import { eraseSealedTextsJob } from './sealedText.ts'

// The tests move the clock by days.
const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const withOther = (other: TestMember) => ({ params: { pid: other.bnrId } })
const read = (who: TestMember, other: TestMember) =>
  service.call(endpoints.readConversation, withOther(other), who.token)
const messages = async (who: TestMember, other: TestMember, query: Record<string, unknown> = {}) =>
  (await service.call(endpoints.readMessages, { ...withOther(other), query }, who.token)).body
const textsOf = async (who: TestMember, other: TestMember) =>
  (await messages(who, other)).results.map(({ text }) => text)
const later = (minutes: number) => {
  service.time.now = new Date(service.time.now.getTime() + minutes * 60_000)
}

test('accepting an interest opens one conversation for both, and writing needs no plan', async () => {
  const { groom, bride } = await createPair(service)
  expect((await writes(service, bride, groom, 'Greetings from our family')).status).toBe(200)
  expect((await writes(service, groom, bride, 'Thank you for accepting')).body).toMatchObject({
    seq: 2,
    mine: true,
    text: 'Thank you for accepting',
  })
  for (const [who, other] of [
    [groom, bride],
    [bride, groom],
  ] as const)
    expect(await textsOf(who, other)).toEqual(['Greetings from our family', 'Thank you for accepting'])
  const { body } = await service.call(endpoints.readConversations, {}, bride.token)
  expect(body.total).toBe(1)
  expect(body.results[0]).toMatchObject({
    bnrId: groom.bnrId,
    state: 'open',
    unread: 1,
    turn: 'mine',
    isDue: false,
    last: { seq: 2, mine: false },
    card: { bnrId: groom.bnrId },
  })
})

test('the same client id is one message, also when it is sent at the same time', async () => {
  const { groom, bride } = await createPair(service)
  const clientId = randomUUID()
  const send = () => writes(service, groom, bride, 'Hello', clientId)
  const lock = sql`select from profiles where id = ${groom.id} for no key update`
  const sent = await race(service.db, (tx) => tx.execute(lock), [send, send, send])
  expect(sent.map(({ status, body }) => [status, body.seq])).toEqual([
    [200, 1],
    [200, 1],
    [200, 1],
  ])
  expect(await textsOf(bride, groom)).toEqual(['Hello'])
})

test('messages of both get their numbers one after the other', async () => {
  const { groom, bride } = await createPair(service)
  const lock = sql`select from conversations for no key update`
  const calls = [1, 2].flatMap((n) => [
    () => writes(service, groom, bride, `Groom ${'x'.repeat(n)}`),
    () => writes(service, bride, groom, `Bride ${'x'.repeat(n)}`),
  ])
  const sent = await race(service.db, (tx) => tx.execute(lock), calls)
  expect(sent.map(({ body }) => body.seq).sort()).toEqual([1, 2, 3, 4])
  expect(await textsOf(groom, bride)).toEqual(await textsOf(bride, groom))
})

async function writeMany({ groom, bride }: Pair, count: number) {
  for (let n = 0; n < count; n++) {
    const [from, to] = n % 2 ? [bride, groom] : [groom, bride]
    await writes(service, from, to, 'We are well')
    later(2)
  }
}

test('messages are read after a number and before one, at most 50 at a time', async () => {
  const pair = await createPair(service)
  const { groom, bride } = pair
  await writeMany(pair, 60)
  const seqs = async (query: Record<string, unknown>) =>
    (await messages(bride, groom, query)).results.map(({ seq }) => seq)
  expect(await seqs({})).toEqual(Array.from({ length: 50 }, (_, at) => at + 11))
  expect(await seqs({ after: 57 })).toEqual([58, 59, 60])
  expect(await seqs({ before: 4 })).toEqual([1, 2, 3])
  expect(await messages(bride, groom, {})).toMatchObject({ hasOlder: true })
  expect(await messages(bride, groom, { before: 4 })).toMatchObject({ hasOlder: false })
})

test('reading marks messages as read, and an older mark changes nothing', async () => {
  const pair = await createPair(service)
  const { groom, bride } = pair
  for (const text of ['One', 'Two', 'Three']) await writes(service, groom, bride, text)
  const mark = (seq: number) =>
    service.call(endpoints.markConversationRead, { ...withOther(groom), body: { seq } }, bride.token)
  const unread = async () => (await service.call(countUnreadConversations, {}, bride.token)).body.count
  expect(await unread()).toBe(1)
  await mark(2)
  await mark(1)
  expect((await read(bride, groom)).body).toMatchObject({ unread: 1, readSeq: 2 })
  await mark(99)
  expect((await read(bride, groom)).body).toMatchObject({ unread: 0, readSeq: 3 })
  expect(await unread()).toBe(0)
})

test('a message can be withdrawn by its sender within 15 minutes, and its text is sealed, then erased', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'A slip of the pen')
  await writes(service, groom, bride, 'This remains')
  const withdraw = (who: TestMember, other: TestMember, seq: number) =>
    service.call(endpoints.withdrawMessage, { params: { pid: other.bnrId, seq } }, who.token)
  expect((await withdraw(bride, groom, 1)).status).toBe(404)
  for (const _ of ['once', 'again'])
    expect((await withdraw(groom, bride, 1)).body).toEqual({ message: 'Message withdrawn' })
  expect(await messages(bride, groom)).toMatchObject({
    results: [{ seq: 1, removed: 'member' }, { seq: 2 }],
    removed: [1],
  })
  expect(await textsOf(bride, groom)).toEqual([undefined, 'This remains'])
  later(16)
  expect((await withdraw(groom, bride, 2)).wire).toMatchObject({
    code: 'wrong_state',
    message: 'A message can be withdrawn within 15 minutes',
  })
  const erase = () => eraseSealedTextsJob.handle(service, {}, new AbortController().signal)
  const sealed = async () => {
    const counted = sql`(select from conversation_messages where sealed is not null and sender_id = ${groom.id})`
    return await countOf(service.db, counted)
  }
  await erase()
  expect(await sealed()).toBe(1)
  later(366 * 24 * 60)
  await erase()
  expect(await sealed()).toBe(0)
})

test('after 72 hours it is due, and "Need a week" lets the other know, once', async () => {
  const { groom, bride } = await createPair(service)
  const week = (who: TestMember, other: TestMember) =>
    service.call(endpoints.needWeek, withOther(other), who.token)
  expect((await week(bride, groom)).status).toBe(409)
  await writes(service, groom, bride, 'When can we talk?')
  expect((await week(groom, bride)).status).toBe(409)
  later(72 * 60)
  expect((await read(bride, groom)).body).toMatchObject({ isDue: true, turn: 'mine' })
  expect((await read(groom, bride)).body).toMatchObject({ isDue: false, turn: 'theirs' })
  expect((await week(bride, groom)).status).toBe(200)
  expect((await read(bride, groom)).body.isDue).toBe(false)
  const until = new Date(service.time.now.getTime() + 7 * 86_400_000).toISOString()
  expect((await read(groom, bride)).body.theirWeek).toBe(until)
  expect((await week(bride, groom)).wire).toMatchObject({ code: 'wrong_state' })
})

test('strangers and staff read nothing', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'For your family only')
  const stranger = await createPair(service)
  expect((await read(stranger.groom, bride)).status).toBe(404)
  const staff = await createStaff(service, 'super_admin', 'cc_manager')
  for (const endpoint of [endpoints.readConversation, endpoints.readMessages])
    expect((await service.call(endpoint, withOther(bride), staff.token)).status).toBe(403)
})

test('the download of all data contains the messages of both', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Hello')
  expect(await conversationsForDownload(service.db, bride.id)).toMatchObject([
    { with: Number(groom.bnrId), messages: [{ byYou: false, text: 'Hello' }] },
  ])
})
