import { setTimeout as pause } from 'node:timers/promises'
import { indianDay } from '@bnr/contract/indianDay'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPeople } from '../../../test/factories/demoData.ts'
import { useService } from '../../../test/harness.ts'
import { type Question, questionsAsked } from '../../../test/searchQuestions.ts'
import { sqlRows } from '../../database/database.ts'
import { activities } from '../../relations/tables.ts'
import type { SearchEngine, WishCounts } from '../engine.ts'
import { readPeople } from '../match/person.ts'
import { sqlEngine } from '../sqlEngine.ts'
import { Counter } from './counter.ts'
import { MemoryEngine } from './memoryEngine.ts'
import { ProfileIndex } from './profileIndex.ts'

const service = useService()
const counter = new Counter()
let index: ProfileIndex
let ids: number[] = []
let engines: { memory: SearchEngine; inSql: SearchEngine }

beforeAll(async () => {
  await seedPeople(service, 400)
  const found = await sqlRows<{ profile_id: number }>(service.db)`select profile_id from search_profiles`
  ids = found.map((row) => row.profile_id)
  const day = indianDay(service.time.now)
  await service.db.execute(sql`update search_profiles
    set prominent = datemultirange(daterange(${day}::date, ${day}::date + 30)) where profile_id % 9 = 0`)
  // Every fifth viewer blocks and ignores thirty others.
  await service.db.execute(sql`insert into activities (from_id, to_id, kind, at, day)
    select a.id, b.id, case when b.id % 2 = 0 then 'b' else 'i' end, ${service.time.now}::timestamptz, 'infinity'
    from profiles a, profiles b where a.id % 5 = 0 and b.id % 13 = a.id % 13 and a.id <> b.id`)
  index = await ProfileIndex.build(service.db)
  engines = { memory: new MemoryEngine(service.db, index, counter), inSql: sqlEngine(service.db) }
}, 120_000)

afterAll(() => counter.close())

/** A search, its counts and the matches of the viewer. */
async function answersOf(engine: SearchEngine, question: Question) {
  const { own, gender, isGuest, direction, page } = question
  const now = service.time.now
  const viewer = ids[question.viewer] ?? 0
  const search = { own, audience: { gender, viewer: isGuest ? undefined : viewer } }
  const person = (await readPeople(service.db, [viewer])).get(viewer)
  const { total, lists, ...others } = await engine.count(search, 0)
  return {
    found: await engine.search(search, page, isGuest ? undefined : now),
    matches: person && (await engine.match(person, direction, { ...page, now })),
    wishes: person && withSorted(await engine.countWishes(person, { direction, now }, 0)),
    counts: { total, ...others, lists: new Map([...lists].map(([key, counts]) => [key, sorted(counts)])) },
  }
}

const withSorted = ({ total, wishes }: WishCounts) => ({
  total,
  wishes: wishes.map((wish) => ({ ...wish, codes: sorted(wish.codes) })),
})

const sorted = (counts: ReadonlyMap<number, number>) => [...counts].sort(([one], [other]) => one - other)

/** Changes that the index must notice, whichever statement makes them. */
const changes: ((id: number, other: number, value: number) => Promise<unknown>)[] = [
  (id, _, value) =>
    service.db.execute(sql`update search_profiles set denomination = ${value} where profile_id = ${id}`),
  (id, _, value) =>
    inBoth(
      (table) =>
        sql`update ${table} set status = ${value % 2 ? 3 : 2} where profile_id between ${id} and ${id + 3}`,
    ),
  (id, _, value) =>
    service.db.execute(
      sql`update search_profiles set active_on = date '2027-01-01' + ${value}::int, traits = (1::bigint << ${value}::int) where profile_id = ${id}`,
    ),
  (id, _, value) =>
    inBoth((table) => sql`update ${table} set gender = 1 + ${value % 2}::int where profile_id = ${id}`),
  (id, _, value) =>
    service.db.execute(sql`update search_preferences
      set castes = array[${value}, 7]::smallint[], denominations = null,
        refuses = (15::bigint << ${value}::int), age_from = 18 + ${value}::int % 9, age_to = 40
      where profile_id = ${id}`),
  (id, other) =>
    service.db.execute(sql`update search_preferences mine
      set anywhere = other.anywhere, countries = other.countries, states = other.states, districts = other.districts
      from search_preferences other where mine.profile_id = ${id} and other.profile_id = ${other}`),
  (id) => inBoth((table) => sql`delete from ${table} where profile_id = ${id}`),
  (id, other) =>
    service.db
      .insert(activities)
      .values({ fromId: id, toId: other, kind: id % 2 ? 'b' : 'i', at: service.time.now, day: 'infinity' })
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
const make = async ([kind, one, other, value]: [number, number, number, number]) =>
  await changes[kind]?.(ids[one] ?? 0, ids[other] ?? 0, value)

/** Both search rows change in one transaction, as in the product. */
const inBoth = (statement: (table: ReturnType<typeof sql>) => ReturnType<typeof sql>) =>
  service.db.inTransaction(async (tx) => {
    await tx.execute(statement(sql`search_profiles`))
    await tx.execute(statement(sql`search_preferences`))
  })

const questions = Number(process.env.SEARCH_QUESTIONS ?? 500)

test('the index finds, counts and matches what SQL does, also after changes', async () => {
  const step = fc.tuple(
    fc.array(change, { maxLength: 2 }),
    fc.array(questionsAsked, { minLength: 5, maxLength: 5 }),
  )
  const property = fc.asyncProperty(step, async ([made, questions]) => {
    for (const one of made) await make(one)
    for (const question of questions)
      expect(await answersOf(engines.memory, question)).toEqual(await answersOf(engines.inSql, question))
  })
  await fc.assert(property, { numRuns: questions / 5, endOnFailure: true })
}, 900_000)

test('the index agrees with SQL while other connections keep changing profiles', async () => {
  let isOver = false
  let compared = 0
  const changeOn = async (seed: number) => {
    const random = fc.sample(change, { numRuns: 2000, seed })
    for (let at = 0; !isOver; at = (at + 1) % random.length) {
      const [kind, ...rest] = random[at] as [number, number, number, number]
      // Deleted profiles would leave nobody to find.
      if (kind !== 6) await make([kind, ...rest])
      await pause(10 * rest[2])
    }
  }
  const writers = [changeOn(1), changeOn(2)]
  for (const question of fc.sample(questionsAsked, { numRuns: questions / 4, seed: 3 })) {
    const before = await moment()
    const expected = await answersOf(engines.inSql, question)
    const found = await answersOf(engines.memory, question)
    if ((await moment()) !== before) continue
    expect(found).toEqual(expected)
    compared++
  }
  isOver = true
  await Promise.all(writers)
  expect(compared).toBeGreaterThan(questions / 40)
}, 900_000)

/** Differs after each change of a search row, an activity or a block that was committed. */
async function moment(): Promise<string> {
  const [row] = await sqlRows<{ moment: string }>(service.db)`
    select (select count(*) from search_changes) || ' ' || (select count(*) from activities) as moment`
  return row?.moment ?? ''
}
