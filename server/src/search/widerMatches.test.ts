import { type MatchDirection, readMatches } from '@bnr/contract/search/matches'
import { textOfWider, type Wider } from '@bnr/contract/search/wider'
import {
  fewestCounted,
  type HinderingWish,
  readWiderMatches,
  widenPreference,
} from '@bnr/contract/search/widerMatches'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { seedPeople } from '../../test/factories/demoData.ts'
import { createMember, type TestMember, wizardSections } from '../../test/factories/profiles.ts'
import { namesakes, strict } from '../../test/factories/strictPreferences.ts'
import { useService } from '../../test/harness.ts'
import { sqlRows } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { genderCodes } from '../profiles/searchRow.ts'
import type { SearchEngine } from './engine.ts'
import { type Person, readPeople } from './match/person.ts'
import { matchesOf } from './matches.ts'
import { Counter } from './memory/counter.ts'
import { MemoryEngine } from './memory/memoryEngine.ts'
import { ProfileIndex } from './memory/profileIndex.ts'
import { sqlEngine } from './sqlEngine.ts'
import { widerMatchesOf } from './widerMatches.ts'

const service = useService()
const counter = new Counter()
const staff: Actor = { kind: 'staff', roles: [], userId: 0, userName: '', sessionId: '', name: '' }

beforeAll(() => seedPeople(service, 300), 120_000)
afterAll(() => counter.close())

const waysOf = ({ preference, more, changes }: HinderingWish): { wider: Wider; more: number }[] => [
  { wider: { preference }, more },
  ...changes.map(({ value, from, to, more }) => ({
    wider: value === undefined ? { preference, range: { from, to } } : { preference, value },
    more,
  })),
]

/** The lists of matches with each wider preference that the engine offers to these members. */
async function triedBy(engine: SearchEngine, ids: readonly number[], direction: MatchDirection) {
  const tried = new Set<string>()
  const total = async (profileId: number, wider?: string) =>
    (await matchesOf(service, engine, staff, { profileId, direction, wider, page: 0, size: 1 })).total
  for (const profileId of ids) {
    const before = await total(profileId)
    const wishes = await widerMatchesOf(service, engine, staff, { profileId, direction })
    for (const { wider, more } of wishes.filter(({ side }) => side === 'mine').flatMap(waysOf)) {
      const text = textOfWider(wider)
      expect([profileId, text, await total(profileId, text)]).toEqual([profileId, text, before + more])
      tried.add(wider.range || wider.value !== undefined ? `${wider.preference}:` : wider.preference)
    }
  }
  return [...tried].sort()
}

test('each offer finds as many more as it says, in SQL and in the index', async () => {
  const brides = await Promise.all(strict.map((change) => createMember(service, { change })))
  for (const current of namesakes)
    await createMember(service, { gender: 'm', change: { location: { current } } })
  const index = await ProfileIndex.build(service.db)
  const engines = [sqlEngine(service.db), new MemoryEngine(service.db, index, counter)]
  const found = await sqlRows<{ id: number }>(service.db)`select profile_id as id from search_preferences
    where status = 2 order by profile_id % 17, profile_id limit 5`
  const seeded = found.map(({ id }) => id)
  const strictest = brides.map(({ id }) => id)
  for (const engine of engines) {
    const tried = [...(await triedBy(engine, strictest, 'mine')), ...(await triedBy(engine, seeded, 'both'))]
    const offered = ['age', 'height', 'maritalStatus', 'motherTongue', 'caste', 'spirituality', 'income']
    for (const preference of [...offered, 'denomination', 'education', 'occupation', 'place'])
      expect(tried).toEqual(expect.arrayContaining([preference, `${preference}:`]))
    expect(tried).toEqual(expect.arrayContaining(['eatingHabit', 'employmentType', 'childStatus']))
  }
}, 300_000)

const wishesOf = async ({ id, token }: TestMember, direction?: MatchDirection) =>
  (await service.call(readWiderMatches, { params: { id }, query: direction ? { direction } : {} }, token))
    .body
const tryOut = ({ id, token }: TestMember, wider: string) =>
  service.call(readMatches, { params: { id }, query: { wider, direction: 'mine' } }, token)
const rare = (motherTongue: string) => ({ basic: { ...wizardSections.basic, motherTongue } })

test('a state is accepted as a whole, and its country with it', async () => {
  const bride = await createMember(service, { change: strict.at(-1) as object })
  const changeWith = async (wider: string) => (await tryOut(bride, wider)).body.change
  expect(await changeWith('place:Kerala')).toEqual({
    locationPreference: {
      countries: ['India', 'Kuwait'],
      states: ['Tamil Nadu', 'Kerala'],
      districts: ['Chennai'],
    },
  })
  expect(await changeWith('place:Tamil Nadu')).toEqual({
    locationPreference: { countries: ['India', 'Kuwait'], states: ['Tamil Nadu'], districts: [] },
  })
  expect(await changeWith('place:Dubai')).toMatchObject({
    locationPreference: { countries: ['India', 'Kuwait', 'United Arab Emirates'] },
  })
  expect(await changeWith('place')).toEqual({
    locationPreference: { countries: null, states: null, districts: null },
  })
})

test('trying a preference changes nothing, and saving it finds the same', async () => {
  const bride = await createMember(service, {
    change: { basicPreference: { motherTongues: ['Konkani'], age: { from: 20, to: 40 } } },
  })
  await createMember(service, { gender: 'm', change: rare('Bodo') })
  const offered = (await wishesOf(bride, 'mine')).find(({ preference }) => preference === 'motherTongue')
  expect(offered?.changes).toHaveLength(3)
  const tried = (await tryOut(bride, 'motherTongue:Bodo')).body
  expect(tried.change).toEqual({ basicPreference: { motherTongues: ['Konkani', 'Bodo'] } })
  const query = { direction: 'mine' as const }
  const params = { id: bride.id }
  const before = (await service.call(readMatches, { params, query }, bride.token)).body
  expect(before.total).toBeLessThan(tried.total)
  expect(before).not.toHaveProperty('change')
  const body = { wider: 'motherTongue:Bodo' }
  const saved = await service.call(widenPreference, { params, body }, bride.token)
  expect(saved.body.message).toBe('Saved to your preferences')
  expect((await service.call(readMatches, { params, query }, bride.token)).body.total).toBe(tried.total)
  expect((await tryOut(bride, 'motherTongue:Bodo')).body).toMatchObject({ total: tried.total, change: {} })
})

test('a wider preference accepts everybody that the preference accepted', async () => {
  const bride = await createMember(service, {
    change: {
      basicPreference: { age: { from: 25 }, motherTongues: [] },
      locationPreference: { countries: ['India'] },
    },
  })
  for (const wider of ['age:30-35', 'motherTongue:Tamil', 'place:Kerala', 'height:60-', 'caste'])
    expect([wider, (await tryOut(bride, wider)).body.change]).toEqual([wider, {}])
  expect((await tryOut(bride, 'age:23-35')).body.change).toEqual({ basicPreference: { age: { from: 23 } } })
  expect((await tryOut(bride, 'age:-35')).body.change).toEqual({ basicPreference: { age: null } })
})

test('unknown preferences and values are refused by name', async () => {
  const bride = await createMember(service)
  const unknown = ['', 'shoes', 'age:', 'age:x', 'age:-', 'age:10-20', 'motherTongue:Klingon', 'place:Mars']
  for (const wider of unknown) {
    const { status, wire } = await tryOut(bride, wider)
    expect([wider, status, Object.keys((wire as { fields: object }).fields)]).toEqual([wider, 400, ['wider']])
  }
})

test('the wishes of candidates are counted only from five people, with nothing to change', async () => {
  const bride = await createMember(service, {
    change: { basic: { ...wizardSections.basic, motherTongue: 'Bhili', dateOfBirth: '1960-01-01' } },
  })
  const person = (await readPeople(service.db, [bride.id])).get(bride.id) as Person
  const isAboutAge = ({ preference }: { preference: string }) => preference === 'age'
  const hindered = async () => {
    const theirs = { direction: 'theirs', now: service.time.now } as const
    const { wishes } = await sqlEngine(service.db).countWishes(person, theirs, 0)
    return wishes.find(isAboutAge)?.more ?? 0
  }
  await service.db.execute(sql`update search_preferences set age_to = 120 where gender = ${genderCodes.m}`)
  const younger = { basicPreference: { age: { from: 21, to: 30 } } }
  for (let groom = 1; groom < fewestCounted; groom++)
    await createMember(service, { gender: 'm', change: younger })
  expect(await hindered()).toBe(fewestCounted - 1)
  expect((await wishesOf(bride)).filter(isAboutAge)).toEqual([])
  await createMember(service, { gender: 'm', change: younger })
  expect((await wishesOf(bride)).filter(isAboutAge)).toEqual([
    { side: 'theirs', preference: 'age', more: fewestCounted, changes: [] },
  ])
})

test('the member and staff read the wishes; those who see what guests see get none and may try nothing', async () => {
  const bride = await createMember(service, { change: strict[0] as object })
  const other = await createMember(service)
  const params = { id: bride.id }
  const answer = (token?: string) => service.call(readWiderMatches, { params }, token)
  expect((await answer()).status).toBe(401)
  expect((await answer(other.token)).status).toBe(404)
  expect((await answer((await createStaff(service)).token)).body).toEqual(await wishesOf(bride))
  const waiting = await createMember(service, { status: 'Draft', change: strict[0] as object })
  expect(await wishesOf(waiting)).toEqual([])
  expect((await tryOut(waiting, 'age')).status).toBe(403)
})
