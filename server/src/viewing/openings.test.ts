import { indianDay } from '@bnr/contract/indianDay'
import { adminCalls } from '@bnr/contract/profiles/admin'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { readAlbum } from '@bnr/contract/profiles/openings'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMembers } from '../../test/factories/activities.ts'
import { seedPeople } from '../../test/factories/demoData.ts'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { logIn } from '../../test/factories/sessions.ts'
import { useService } from '../../test/harness.ts'
import { profiles } from '../profiles/tables.ts'
import { activities } from '../relations/tables.ts'
import { sweepOpenings } from './openings.ts'
import { profileOpenings } from './tables.ts'

const service = useService()
let everybody: { id: number }[] = []
beforeAll(async () => {
  await seedPeople(service, 149)
  everybody = await service.db.select({ id: profiles.id }).from(profiles)
})

const evening = new Date('2026-03-10T18:00:00+05:30')
afterEach(() => {
  service.time.now = new Date()
})

const open = ({ token }: TestMember, { bnrId }: { bnrId: string }) =>
  service.call(readProfile, { query: { pid: bnrId } }, token)
const album = ({ token }: TestMember, { id }: { id: number }) =>
  service.call(readAlbum, { params: { id } }, token)
const openedBy = ({ id }: TestMember) =>
  service.db.select().from(profileOpenings).where(eq(profileOpenings.viewerId, id))

/** Records that a viewer has opened `count` other profiles today. */
async function opened(viewer: TestMember, count: number) {
  const day = indianDay(service.time.now)
  const others = everybody.slice(0, count)
  await service.db
    .insert(profileOpenings)
    .values(others.map(({ id }) => ({ viewerId: viewer.id, day, profileId: id })))
}

test('a member opens 150 different profiles a day; the next is refused until midnight in India, but not those opened before', async () => {
  const [groom, bride, last] = [
    await createMember(service, { gender: 'm' }),
    await createMember(service),
    await createMember(service),
  ]
  service.time.now = evening
  const { token } = await again(groom)
  const viewer = { ...groom, token }
  await opened(viewer, 149)
  expect((await open(viewer, last)).status).toBe(200)
  const refused = await open(viewer, bride)
  expect(refused).toMatchObject({
    status: 429,
    wire: {
      code: 'openings_used',
      message: 'You have reached the daily limit for opening profiles. Please come back tomorrow',
    },
    headers: { 'retry-after': String(6 * 3600) },
  })
  expect((await album(viewer, bride)).status).toBe(429)
  for (const known of [last, viewer]) expect((await open(viewer, known)).status).toBe(200)
  expect(await openedBy(viewer)).toHaveLength(150)
  service.time.now = new Date('2026-03-11T00:00:00+05:30')
  expect((await open(await again(groom), bride)).status).toBe(200)
})

/** Logs the member in again, since the old token has expired. */
async function again(member: TestMember): Promise<TestMember> {
  const account = { id: member.userId, userName: member.bnrId, type: 'pu' as const }
  return { ...member, ...(await logIn(service, account)) }
}

test('concurrent requests cannot exceed the daily number', async () => {
  const groom = await createMember(service, { gender: 'm' })
  const brides = await createMembers(service, 8)
  await opened(groom, 145)
  const answers = await Promise.all(brides.map((bride) => open(groom, bride)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  expect(await openedBy(groom)).toHaveLength(150)
})

test('opening the same profile again or by its album counts once, and one’s own profile does not count', async () => {
  const groom = await createMember(service, { gender: 'm' })
  const bride = await createMember(service)
  await Promise.all([open(groom, bride), open(groom, bride), album(groom, bride), open(groom, groom)])
  await open(bride, bride)
  expect(await openedBy(groom)).toMatchObject([{ profileId: bride.id }])
  expect(await openedBy(bride)).toEqual([])
})

test('profiles that are not shown are not counted, and staff are not limited', async () => {
  const [groom, other] = [
    await createMember(service, { gender: 'm' }),
    await createMember(service, { gender: 'm' }),
  ]
  const staff = await createStaff(service)
  expect((await open(groom, other)).status).toBe(403)
  expect((await open(groom, { bnrId: '99999999' })).status).toBe(404)
  expect((await service.call(readProfile, { query: { pid: other.bnrId } }, staff.token)).status).toBe(200)
  expect(await openedBy(groom)).toEqual([])
})

test('staff allow a member more or fewer profiles a day, and 0 restores the usual number', async () => {
  const groom = await createMember(service, { gender: 'm' })
  const brides = await createMembers(service, 4)
  const staff = await createStaff(service)
  const allow = (pda: number) =>
    service.call(adminCalls.dailyOpenings, { params: { id: groom.id }, query: { pda } }, staff.token)
  const statusOf = async (index: number) => (await open(groom, brides[index] as TestMember)).status
  expect((await allow(1)).body).toEqual({ message: 'Profiles a day Updated' })
  expect([await statusOf(0), await statusOf(1)]).toEqual([200, 429])
  await allow(2)
  expect([await statusOf(1), await statusOf(2)]).toEqual([200, 429])
  await allow(0)
  expect([await statusOf(2), await statusOf(3)]).toEqual([200, 200])
})

test('an album has only approved photos, and opens for the one who blocked but not for the one who is blocked', async () => {
  const [groom, bride] = [await createMember(service, { gender: 'm' }), await createMember(service)]
  for (const kind of ['pp', 'ap', 'ap'] as const) await createPhoto(service, bride.id, { kind })
  await createPhoto(service, bride.id, { kind: 'ap', status: 'Ready' })
  expect((await album(groom, bride)).body.media.map(({ kind }) => kind)).toEqual(['pp', 'ap', 'ap'])
  const block = (from: TestMember, to: TestMember) =>
    service.db
      .insert(activities)
      .values({ fromId: from.id, toId: to.id, kind: 'b', at: new Date(), day: 'infinity' })
  await block(groom, bride)
  expect((await album(groom, bride)).status).toBe(200)
  expect((await album(bride, groom)).status).toBe(404)
})

test('the daily job deletes openings of earlier days', async () => {
  const [groom, bride] = [await createMember(service, { gender: 'm' }), await createMember(service)]
  await open(groom, bride)
  const day = '2026-01-01'
  await service.db.insert(profileOpenings).values({ viewerId: groom.id, day, profileId: bride.id })
  await sweepOpenings(service)
  expect(await openedBy(groom)).toMatchObject([{ day: indianDay(service.time.now) }])
})
