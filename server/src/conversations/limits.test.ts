import { withdrawMessage } from '@bnr/contract/conversations/endpoints'
import { messageLimits } from '@bnr/contract/conversations/limits'
import { reportLimits } from '@bnr/contract/conversations/reportStates'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPair, writes } from '../../test/factories/conversations.ts'
import { useService } from '../../test/harness.ts'
import { conversations } from './tables.ts'

// The tests move the clock by days.
const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

test('the limits of a conversation', () => {
  expect(messageLimits).toEqual({
    characters: 2000,
    inARow: 3,
    aMinute: 20,
    aDay: 300,
    withdrawMinutes: 15,
    checkedTogether: 5,
    answerHours: 72,
    weekDays: 7,
    readableDays: 30,
    unreadMinutes: 2,
    page: 50,
  })
  expect(reportLimits).toEqual({ aDay: 10, frozen: 20, samePeople: 5, keptDays: 180 })
})

test.each([
  ['Call me on 98400 12345', 'contact_details_in_text'],
  ['Write to anna.mary@gmail.com', 'contact_details_in_text'],
  ['Pay to anna@okaxis please', 'payment_details_in_text'],
  ['The IFSC is HDFC0001234', 'payment_details_in_text'],
  ['4111 1111 1111 1111', 'payment_details_in_text'],
])('refuses "%s" and says why', async (text, code) => {
  const { groom, bride } = await createPair(service)
  const reply = await writes(service, groom, bride, text)
  expect(reply).toMatchObject({ status: 400, wire: { code, fields: { tx: expect.any(String) } } })
})

test('a number that is split over messages is refused, also when a part was withdrawn', async () => {
  const { groom, bride } = await createPair(service)
  expect((await writes(service, groom, bride, 'My number begins with 98400')).status).toBe(200)
  await writes(service, bride, groom, 'And then?')
  await service.call(withdrawMessage, { params: { pid: bride.bnrId, seq: 1 } }, groom.token)
  expect((await writes(service, groom, bride, 'and ends with 12345')).wire).toMatchObject({
    code: 'contact_details_in_text',
  })
})

test('after three messages in a row a member waits for an answer', async () => {
  const { groom, bride } = await createPair(service)
  for (const text of ['One', 'Two', 'Three'])
    expect((await writes(service, groom, bride, text)).status).toBe(200)
  expect((await writes(service, groom, bride, 'Four')).wire).toMatchObject({
    code: 'answer_awaited',
    message: 'You have sent three messages in a row. You can write again once they answer',
  })
  await writes(service, bride, groom, 'Thank you')
  expect((await writes(service, groom, bride, 'Four')).status).toBe(200)
})

test.each([
  [messageLimits.aMinute, '1 second', 'You are writing very fast. Please wait a minute'],
  [
    messageLimits.aDay,
    '2 hours',
    'You have reached the daily limit of 300 messages. Please come back tomorrow',
  ],
])('refuses more than %i messages within the time', async (count, ago, message) => {
  const { groom, bride } = await createPair(service)
  const other = await createPair(service)
  const [first] = await service.db
    .select()
    .from(conversations)
    .where(sql`second_id in (${other.groom.id}, ${other.bride.id})`)
  const at = service.time.now.toISOString()
  await service.db.execute(sql`insert into conversation_messages (conversation_id, seq, sender_id, client_id, at, text)
    select ${first?.id}::int, n, ${groom.id}::int, gen_random_uuid(), ${at}::timestamptz - ${ago}::interval, 'x'
    from generate_series(1, ${count}::int) n`)
  expect(await writes(service, groom, bride, 'One more')).toMatchObject({ status: 429, wire: { message } })
})

test.each([
  ['', 'Write a message first'],
  ['   ', 'Write a message first'],
  ['x'.repeat(2001), 'Use at most 2000 characters'],
])('refuses a text that is empty or too long', async (text, message) => {
  const { groom, bride } = await createPair(service)
  expect(await writes(service, groom, bride, text)).toMatchObject({ status: 400, wire: { message } })
})
