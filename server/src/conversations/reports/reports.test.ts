import { closeConversation, withdrawMessage } from '@bnr/contract/conversations/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { does } from '../../../test/factories/activities.ts'
import { createPair, type Pair, writes } from '../../../test/factories/conversations.ts'
import { newestReport, opensReport, reports } from '../../../test/factories/messageReports.ts'
import { useService } from '../../../test/harness.ts'
import { rows } from '../../database/database.ts'

// The tests move the clock by days.
const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

const later = (minutes: number) => {
  service.time.now = new Date(service.time.now.getTime() + minutes * 60_000)
}
const days = (count: number) => later(count * 24 * 60)

async function writeMany({ groom, bride }: Pair, count: number) {
  for (let n = 1; n <= count; n++) {
    const [from, to] = n % 2 ? [groom, bride] : [bride, groom]
    await writes(service, from, to, `Number ${'x'.repeat(n)}`)
    later(2)
  }
}

test('a report freezes the 20 messages around the reported one, and nothing that comes later', async () => {
  const pair = await createPair(service)
  const { groom, bride } = pair
  await writeMany(pair, 30)
  const reply = await reports(service, bride, groom, 15)
  expect(reply.body).toEqual({ message: 'Thank you. Our team will read this message' })
  await writes(service, groom, bride, 'And this as well')
  const { token } = await createStaff(service, 'cc_manager')
  const { messages } = await opensReport(service, token, await newestReport(service, token))
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 5))
  expect(messages.filter(({ isReported }) => isReported)).toMatchObject([
    { seq: 15, isAbout: true, text: `Number ${'x'.repeat(15)}`, isWithdrawn: false },
  ])
  const [stored] = await rows<{ sealed: string }>(service.db, sql`select sealed from frozen_messages`)
  expect(stored?.sealed).not.toContain('Number')
})

test('a withdrawn message can be reported, and staff read what it said', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Something ugly')
  await service.call(withdrawMessage, { params: { pid: bride.bnrId, seq: 1 } }, groom.token)
  expect((await reports(service, bride, groom, 1)).status).toBe(200)
  const { token } = await createStaff(service, 'cc_manager')
  expect((await opensReport(service, token, await newestReport(service, token))).messages).toMatchObject([
    { text: 'Something ugly', isWithdrawn: true },
  ])
})

test('only messages of the other can be reported, and each of them once', async () => {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Hello')
  expect((await reports(service, groom, bride, 1)).status).toBe(404)
  expect((await reports(service, bride, groom, 7)).status).toBe(404)
  const stranger = await createPair(service)
  expect((await reports(service, stranger.bride, groom, 1)).status).toBe(404)
  expect((await reports(service, bride, groom, 1)).status).toBe(200)
  expect((await reports(service, bride, groom, 1)).wire).toMatchObject({
    code: 'wrong_state',
    message: 'You have already reported this message',
  })
})

test('a member reports at most ten messages in a day', async () => {
  const pair = await createPair(service)
  await writeMany(pair, 22)
  const statuses: number[] = []
  for (let seq = 1; seq <= 21; seq += 2)
    statuses.push((await reports(service, pair.bride, pair.groom, seq)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  days(1)
  expect((await reports(service, pair.bride, pair.groom, 21)).status).toBe(200)
})

test.each(['close', 'block'] as const)('after a %s one can report for 30 days', async (how) => {
  const { groom, bride } = await createPair(service)
  for (const text of ['One', 'Two']) await writes(service, groom, bride, text)
  if (how === 'block') await does(service, bride, 'block', groom)
  else
    await service.call(
      closeConversation,
      { params: { pid: bride.bnrId }, body: { text: 'distance' } },
      groom.token,
    )
  days(29)
  expect((await reports(service, bride, groom, 1)).status).toBe(200)
  days(1)
  expect((await reports(service, bride, groom, 2)).status).toBe(404)
})
