import { readMatches } from '@bnr/contract/search/matches'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import type { Actor } from '../http/actor.ts'
import { updateProfile } from '../profiles/store.ts'
import { activities } from '../relations/tables.ts'
import { matchesOf } from './matches.ts'
import { sqlEngine } from './sqlEngine.ts'

const service = useService()

const asMember = (member: TestMember, query: object = {}) =>
  service.call(
    readMatches,
    { params: { id: member.id }, query: query as Record<string, unknown> },
    member.token,
  )
const idsOf = (answer: Awaited<ReturnType<typeof asMember>>) =>
  answer.body.results.map(({ profile }) => profile.id ?? 0)

test('matches are found in both directions and in one, with the preferences that they meet', async () => {
  const bride = await createMember(service, {
    change: {
      basicPreference: { age: { from: 25, to: 40 }, smokingHabits: ['Never Smokes'] },
      religiousPreference: { denominations: ['CSI (Church of South India)'] },
      locationPreference: { countries: ['India'], states: ['Tamil Nadu'], districts: ['Chennai'] },
    },
  })
  const groom = (change: object = {}) => createMember(service, { gender: 'm', change })
  const open = await groom()
  const preferring = await groom({ basicPreference: { motherTongues: ['Tamil'], castes: [] } })
  const preferringOther = await groom({ basicPreference: { motherTongues: ['Malayalam'] } })
  const smoker = await groom({
    basic: { ...wizardSections.basic, smokingHabit: 'Smokes Regularly' },
  })

  expect(idsOf(await asMember(bride))).toEqual([preferring.id, open.id])
  expect(idsOf(await asMember(bride, { direction: 'mine' }))).toEqual([
    preferringOther.id,
    preferring.id,
    open.id,
  ])
  expect(idsOf(await asMember(bride, { direction: 'theirs' }))).toEqual([smoker.id, preferring.id, open.id])
  const { body } = await asMember(bride, { size: 1 })
  expect(body).toMatchObject({ total: 2, page: 0 })
  expect(body.results[0]?.meets).toEqual({
    mine: ['age', 'denomination', 'place'],
    theirs: ['motherTongue'],
  })
})

test('a preferred district means the one in the chosen state, although another state has one of this name', async () => {
  const living = (state: string) =>
    createMember(service, {
      gender: 'm',
      change: {
        location: { ...wizardSections.location, current: { country: 'India', state, city: 'Bilaspur' } },
      },
    })
  const inHills = await living('Himachal Pradesh')
  const inPlains = await living('Chhattisgarh')
  const preferring = (...states: string[]) =>
    createMember(service, {
      change: { locationPreference: { countries: ['India'], states, districts: ['Bilaspur'] } },
    })
  const mine = { direction: 'mine' }
  expect(idsOf(await asMember(await preferring('Himachal Pradesh'), mine))).toEqual([inHills.id])
  expect(idsOf(await asMember(await preferring('Chhattisgarh'), mine))).toEqual([inPlains.id])
  expect(idsOf(await asMember(await preferring('Himachal Pradesh', 'Chhattisgarh'), mine))).toHaveLength(2)
})

test('preferences of incomes larger than any that the search distinguishes are saved', async () => {
  const income = { from: 400_000_000, to: 500_000_000 }
  const bride = await createMember(service, { change: { professionalPreference: { income } } })
  expect((await asMember(bride, { direction: 'mine' })).status).toBe(200)
})

test('matches leave out those ignored or blocked by the member and those who blocked the member, but not those who ignore the member', async () => {
  const bride = await createMember(service)
  const grooms = await Promise.all(Array.from({ length: 4 }, () => createMember(service, { gender: 'm' })))
  const [ignored, blocked, blocking, ignoring] = grooms.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ]
  const before = (await asMember(bride)).body.total
  const perform = (fromId: number, toId: number, kind: 'b' | 'i') =>
    service.db.insert(activities).values({ fromId, toId, kind, at: service.time.now, day: 'infinity' })
  await perform(bride.id, ignored, 'i')
  await perform(bride.id, blocked, 'b')
  await perform(blocking, bride.id, 'b')
  await perform(ignoring, bride.id, 'i')
  for (const direction of ['both', 'mine', 'theirs']) {
    const answer = await asMember(bride, { direction, size: 50 })
    expect(idsOf(answer)).toContain(ignoring)
    expect(idsOf(answer).filter((id) => [ignored, blocked, blocking].includes(id))).toEqual([])
    if (direction === 'both') expect(answer.body.total).toBe(before - 3)
  }
})

test('matches change when a profile stops being Active and when preferences change', async () => {
  const bride = await createMember(service, {
    change: { basicPreference: { castes: ['Nadar'], motherTongues: ['Konkani'] } },
  })
  expect((await asMember(bride)).body.total).toBe(0)
  const groom = await createMember(service, { gender: 'm' })
  const change = (values: Parameters<typeof updateProfile>[2], id = groom.id) =>
    service.db.inTransaction((tx) => updateProfile(tx, id, values))
  await change({ basicPreference: {} }, bride.id)
  expect(idsOf(await asMember(bride))).toContain(groom.id)
  await change({ status: 'Deactivated' })
  for (const direction of ['both', 'mine', 'theirs']) {
    expect(idsOf(await asMember(bride, { direction }))).not.toContain(groom.id)
  }
})

test('the member and staff may read matches, and a wrong query is named', async () => {
  const bride = await createMember(service)
  const other = await createMember(service)
  const staff = await createStaff(service)
  const params = { id: bride.id }
  expect((await service.call(readMatches, { params })).status).toBe(401)
  expect((await service.call(readMatches, { params }, other.token)).status).toBe(404)
  expect((await service.call(readMatches, { params }, staff.token)).body.total).toBe(
    (await asMember(bride)).body.total,
  )
  expect((await service.call(readMatches, { params: { id: 1_999_999_999 } }, staff.token)).status).toBe(404)
  for (const query of [{ direction: 'up' }, { page: -1 }, { size: 0 }]) {
    const answer = await asMember(bride, query)
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.wire as { fields: object }).fields)).toEqual(Object.keys(query))
  }
  expect((await asMember(bride, { page: 90_000 })).body).toMatchObject({ results: [], page: 90_000 })
})

test('a page of matches takes four statements, whatever its size', async () => {
  const bride = await createMember(service)
  await Promise.all(Array.from({ length: 12 }, () => createMember(service, { gender: 'm' })))
  const staff: Actor = { kind: 'staff', roles: [], userId: 0, userName: '', sessionId: '', name: '' }
  const statements = async (size: number) => {
    const query = { profileId: bride.id, direction: 'both', page: 0, size } as const
    const run = await service.statementsOf(async () => {
      expect((await matchesOf(service, sqlEngine(service.db), staff, query)).results).toHaveLength(size)
    })
    return run.length
  }
  expect(await statements(1)).toBe(4)
  expect(await statements(12)).toBe(4)
})
