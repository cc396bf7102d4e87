import * as endpoints from '@bnr/contract/summaries/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { messagesTo } from '../../test/outbox.ts'
import { updateProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'
import { prepareSummaries } from './prepare.ts'
import { summaries } from './tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '400000000' })
/** Each test has a month of its own, so that people of others are not new. */
let month = 0
let today = ''
const at = (time: string) => new Date(`${today}T${time}+05:30`)
const hour = 3_600_000
let bride: TestMember
let address: string

beforeEach(async () => {
  month++
  today = `2027-${String(month).padStart(2, '0')}-05`
  service.time.now = at('12:30:00')
  bride = await createMember(service, { emailVerified: true })
  address = `bride${bride.id}@example.com`
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { email: address, emailVerified: true }))
})

const becomesActive = ({ id }: TestMember) =>
  service.db.inTransaction((tx) => updateProfile(tx, id, { statusAt: service.time.now }))
async function newGroom(change?: object) {
  const groom = await createMember(service, { gender: 'm', ...(change ? { change } : {}) })
  await becomesActive(groom)
  return groom
}
const likes = (from: TestMember, to: TestMember, kind: 'l' | 'b' = 'l') =>
  service.db.insert(activities).values({
    fromId: from.id,
    toId: to.id,
    kind,
    at: service.time.now,
    day: 'infinity',
    ...(kind === 'l' ? { interest: 'Pending' as const } : {}),
  })
async function runDays(days: number) {
  for (let day = 0; day < days; day++) {
    await prepareSummaries(service)
    await service.workJobs()
    service.time.now = new Date(service.time.now.getTime() + 24 * hour)
  }
}
const mails = () => messagesTo(service, address)
const choose = (frequency: 'daily' | 'weekly' | 'never', sms = true) =>
  service.call(
    endpoints.saveSummarySettings,
    { params: { id: bride.id }, body: { frequency, sms } },
    bride.token,
  )

test('a week brings one mail with new matches and what waits, and the next has only what is new', async () => {
  const groom = await newGroom()
  await likes(groom, bride)
  await runDays(7)
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('1 interest waits for your answer')
  expect(sent[0]).toContain(`(${groom.bnrId})`)
  expect(sent[0]).toContain(`/profile/${groom.bnrId}`)
  expect(sent[0]).not.toMatch(/\/media\/|webp|jpe?g/)
  await service.db.update(activities).set({ interest: 'Declined' }).where(eq(activities.toId, bride.id))
  await runDays(7)
  expect(await mails()).toHaveLength(1)
})

test('names the last day of a membership that ends within a week', async () => {
  await giveMembership(service, bride.id, { duration: 8, durationUnit: 'DAYS' })
  await choose('daily')
  await runDays(1)
  expect((await mails()).join()).toMatch(/Your membership ends on [A-Z][a-z]+ 12th 2027/)
})

test('nothing to say, a closed profile, and "never" bring no mail', async () => {
  await runDays(7)
  expect(await mails()).toEqual([])
  const groom = await newGroom()
  await choose('never')
  await runDays(7)
  expect(await mails()).toEqual([])
  await choose('daily')
  await becomesActive(groom)
  await prepareSummaries(service)
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { status: 'Deactivated' }))
  await service.workJobs()
  expect(await mails()).toEqual([])
})

test('names neither blocked people nor those who do not fit', async () => {
  const [blocked, older] = [await newGroom(), await newGroom()]
  await likes(blocked, bride, 'b')
  await service.db.inTransaction((tx) => updateProfile(tx, older.id, { status: 'Deactivated' }))
  await choose('daily')
  await runDays(1)
  for (const mail of await mails()) {
    expect(mail).not.toContain(blocked.bnrId)
    expect(mail).not.toContain(older.bnrId)
  }
})

test('names nobody to a member who sees what guests see', async () => {
  const groom = await newGroom()
  await service.db.inTransaction((tx) => updateProfile(tx, bride.id, { phoneVerified: false }))
  await runDays(7)
  expect(await mails()).toEqual([])
  await likes(groom, bride)
  await runDays(7)
  expect(await mails()).toHaveLength(1)
  expect((await mails())[0]).not.toContain(String(groom.bnrId))
})

test('running a job twice sends one mail and one SMS', async () => {
  await likes(await newGroom(), bride)
  await choose('daily')
  const queued: [string, object][] = []
  const { enqueueAll } = service.jobs
  service.jobs.enqueueAll = async (tx, name, all) => {
    queued.push(...all.map((data): [string, object] => [name, data]))
    await enqueueAll(tx, name, [...all, ...all])
  }
  await prepareSummaries(service)
  service.jobs.enqueueAll = enqueueAll
  await service.workJobs()
  await prepareSummaries(service)
  await service.workJobs()
  expect(queued.filter(([, data]) => 'id' in data && data.id === bride.id).map(([name]) => name)).toEqual([
    'mailSummary',
    'textSummary',
  ])
  expect(await mails()).toHaveLength(1)
  expect(await messagesTo(service, `91${bride.number}`)).toEqual([
    expect.stringContaining(
      'Interests waiting for your answer: 1. Conversations with unread messages: 0. http',
    ),
  ])
})

test('a daily summary sends at most one SMS a week', async () => {
  await likes(await newGroom(), bride)
  await choose('daily')
  await runDays(6)
  expect(await mails()).toHaveLength(6)
  expect(await messagesTo(service, `91${bride.number}`)).toHaveLength(1)
})

test('nights are quiet, also for a job that ran late', async () => {
  await likes(await newGroom(), bride)
  await choose('daily')
  service.time.now = at('22:00:00')
  await prepareSummaries(service)
  expect(await service.db.select().from(summaries).where(eq(summaries.preparedAt, service.time.now))).toEqual(
    [],
  )
  service.time.now = at('20:50:00')
  await prepareSummaries(service)
  service.time.now = at('21:05:00')
  const { enqueue } = service.jobs
  const delays: (number | undefined)[] = []
  service.jobs.enqueue = async (_tx, _name, _data, afterSeconds) => void delays.push(afterSeconds)
  await service.workJobs()
  service.jobs.enqueue = enqueue
  expect(delays.length).toBeGreaterThan(0)
  expect(delays[0]).toBe(10 * 3600 + 55 * 60)
  expect(await mails()).toEqual([])
})

test('the morning is spread: early runs prepare only the first part', async () => {
  await likes(await newGroom(), bride)
  await choose('daily')
  service.time.now = at('08:00:00')
  await prepareSummaries(service)
  await service.workJobs()
  expect(await mails()).toEqual([])
  service.time.now = at('11:50:00')
  await prepareSummaries(service)
  await service.workJobs()
  expect(await mails()).toHaveLength(1)
})
