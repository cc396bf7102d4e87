import { indianDay } from '@bnr/contract/indianDay'
import { genders } from '@bnr/contract/profiles/gender'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { sortValues } from '@bnr/contract/search/sorts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { seedPeople } from '../../../test/factories/demoData.ts'
import { createMember } from '../../../test/factories/profiles.ts'
import { openService, useService } from '../../../test/harness.ts'
import { sqlRows } from '../../database/database.ts'
import { byCodeColumn } from '../../profiles/searchTables.ts'
import { activities } from '../../relations/tables.ts'
import { type Audience, conditionsFor } from '../conditions.ts'
import { noIds, search } from '../engine.ts'
import { featuredAmong } from '../featured.ts'
import type { CodeColumn, Filter } from '../filters.ts'
import { canAnswer } from './narrow.ts'
import { hasColumn } from './population.ts'
import { ProfileIndex } from './profileIndex.ts'
import { searchInMemory } from './searchInMemory.ts'

const service = useService()
let index: ProfileIndex
let ids: number[] = []

beforeAll(async () => {
  await seedPeople(service, 400)
  const found = await sqlRows<{ profile_id: number }>(service.db)`select profile_id from search_profiles`
  ids = found.map((row) => row.profile_id)
  const day = indianDay(service.time.now)
  await service.db.execute(sql`update search_profiles
    set prominent = datemultirange(daterange(${day}::date, ${day}::date + 30)) where profile_id % 9 = 0`)
  index = await ProfileIndex.build(service.db)
}, 120_000)

const codeColumns = Object.keys(byCodeColumn(() => 0)).filter(hasColumn) as CodeColumn[]
const bound = (most: number) => fc.option(fc.nat(most), { nil: undefined })
const day = fc.integer({ min: 1960, max: 2008 }).map((year) => `${year}-06-15`)
const filter: fc.Arbitrary<Filter> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('codes' as const),
      column: fc.constantFrom(...codeColumns),
      codes: fc.uniqueArray(fc.nat(40), { maxLength: 25 }),
    }),
  },
  fc.record({
    kind: fc.constant('between' as const),
    column: fc.constant('height_inches' as const),
    from: bound(70),
    to: bound(90),
  }),
  fc.record({
    kind: fc.constant('between' as const),
    column: fc.constant('income' as const),
    from: bound(200),
    to: bound(400),
  }),
  fc.record({ kind: fc.constant('born' as const), from: day, to: fc.option(day, { nil: undefined }) }),
  fc.record({
    kind: fc.constant('flag' as const),
    column: fc.constantFrom('with_photo' as const, 'verified' as const),
    value: fc.boolean(),
  }),
)
const asked = fc.record({
  filters: fc.array(filter, { maxLength: 4 }),
  gender: fc.constantFrom(...genders),
  viewer: fc.option(fc.nat(399), { nil: undefined }),
  page: fc.record({
    page: fc.nat(4),
    size: fc.integer({ min: 1, max: 50 }),
    sort: fc.constantFrom(...sortValues),
  }),
})
type Question = typeof asked extends fc.Arbitrary<infer One> ? One : never

async function agrees({ filters, gender, viewer, page }: Question): Promise<void> {
  const audience: Audience = { gender, viewer: viewer === undefined ? undefined : ids[viewer] }
  const now = service.time.now
  const conditions = conditionsFor({ audience, filters })
  const featured =
    audience.viewer === undefined ? noIds : featuredAmong(conditions, { profileId: audience.viewer }, now)
  const showsFeatured = audience.viewer !== undefined
  const request = { audience, filters, page, showsFeatured, now }
  const inMemory = await searchInMemory(service.db, index, request)
  expect(inMemory).toEqual(await search(service.db, conditions, page, featured))
}

/** Changes that the index must notice, whichever statement makes them. */
const changes: ((id: number, other: number, value: number) => Promise<unknown>)[] = [
  (id, _, value) =>
    service.db.execute(sql`update search_profiles set denomination = ${value} where profile_id = ${id}`),
  (id, _, value) =>
    service.db.execute(
      sql`update search_profiles set status = ${value % 2 ? 3 : 2} where profile_id between ${id} and ${id + 3}`,
    ),
  (id, _, value) =>
    service.db.execute(
      sql`update search_profiles set active_on = date '2027-01-01' + ${value}::int, gender = 1 + ${value % 2}::int where profile_id = ${id}`,
    ),
  (id) => service.db.execute(sql`delete from search_profiles where profile_id = ${id}`),
  (id, other) =>
    service.db
      .insert(activities)
      .values({ fromId: id, toId: other, kind: 'b', at: service.time.now, day: 'infinity' })
      .onConflictDoNothing(),
  (id) =>
    service.db
      .inTransaction(async (tx) => {
        await tx.execute(sql`update search_profiles set caste = 5 where profile_id = ${id}`)
        throw new Error('undone')
      })
      .catch(() => undefined),
]
const change = fc.tuple(fc.nat(changes.length - 1), fc.nat(399), fc.nat(399), fc.nat(40))

test('the index finds what SQL finds: totals, pages, orders and featured profiles, also after changes', async () => {
  const step = fc.tuple(fc.array(change, { maxLength: 2 }), fc.array(asked, { minLength: 5, maxLength: 5 }))
  const property = fc.asyncProperty(step, async ([made, questions]) => {
    for (const [kind, one, other, value] of made) await changes[kind]?.(ids[one] ?? 0, ids[other] ?? 0, value)
    for (const question of questions) await agrees(question)
  })
  await fc.assert(property, { numRuns: Number(process.env.SEARCH_QUESTIONS ?? 500) / 5, endOnFailure: true })
}, 600_000)

test('a change of a transaction that commits late is found, although later ones were read before it', async () => {
  const left = await sqlRows<{ id: number }>(service.db)`
    select profile_id as id from search_profiles order by profile_id limit 2`
  const [first = 0, second = 0] = left.map(({ id }) => id)
  const code = async (id: number) => {
    await index.catchUp()
    return genders.flatMap((_, at) => {
      const people = index.population(at + 1)
      const row = people.rowOf(id)
      return row === undefined ? [] : [people.column('state')[row]]
    })
  }
  await service.db.execute(
    sql`update search_profiles set status = 3 where profile_id in (${first}, ${second})`,
  )
  const open = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const late = service.db.inTransaction(async (tx) => {
    await tx.execute(sql`update search_profiles set state = 71 where profile_id = ${first}`)
    written.resolve()
    if (process.env.DATABASE_URL) await open.promise
  })
  await written.promise
  await service.db.execute(sql`update search_profiles set state = 72 where profile_id = ${second}`)
  expect(await code(second)).toEqual([72])
  open.resolve()
  await late
  expect(await code(first)).toEqual([71])
})

test('the index has no answer for conditions on other tables or for the fields of staff', () => {
  expect(canAnswer([{ kind: 'sql', condition: sql`true` }])).toBe(false)
  expect(canAnswer([{ kind: 'flag', column: 'paid', value: true }])).toBe(false)
  expect(canAnswer([{ kind: 'codes', column: 'created_by', codes: [1] }])).toBe(false)
})

test('a service with the index answers members and guests from it, and a new profile is found at once', async () => {
  const indexed = await openService({ SEARCH_INDEX: 'on' })
  try {
    const groom = await createMember(indexed, { gender: 'm' })
    const find = async (token?: string) => await indexed.call(searchProfiles, { body: {} }, token)
    const answered = async () => {
      const { body } = await indexed.app.inject('/metrics')
      return Number(/searches_total\{engine="memory"\} (\d+)/.exec(body)?.[1] ?? 0)
    }
    await expect.poll(async () => (await find(groom.token)).status && (await answered()) > 0).toBe(true)
    const bride = await createMember(indexed)
    const found = await find(groom.token)
    expect(found.body.results.map(({ id }) => id)).toContain(bride.id)
    expect((await find()).status).toBe(200)
    expect((await find((await createStaff(indexed)).token)).status).toBe(200)
  } finally {
    await indexed.app.close()
    await indexed.db.close()
  }
})
