import { setTimeout as pause } from 'node:timers/promises'
import type { Criterion } from '@bnr/contract/criteria'
import { countProfiles } from '@bnr/contract/search/counts'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { readMatches } from '@bnr/contract/search/matches'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sqlRows, type Transaction } from '../../src/database/database.ts'
import { isDatabaseAway } from '../../src/database/databaseAway.ts'
import { lists } from '../../src/reference/lists.ts'
import { seedPeople } from '../factories/demoData.ts'
import { createMember, type TestMember } from '../factories/profiles.ts'
import type { Program } from '../program.ts'
import { callerAt, endProgram, useProcesses } from './programs.ts'

const group = useProcesses(() => ({ SEARCH_INDEX: 'on' }))
/** `SEARCH_CHANGES=10000` makes as many changes. */
const changes = Number(process.env.SEARCH_CHANGES ?? 400)
const writers = 4

test('three processes and PostgreSQL agree after changes, kills and cut connections', async () => {
  await seedPeople(group.inside, 300)
  const viewers = [await createMember(group.inside, { gender: 'm' }), await createMember(group.inside)]
  const inSql = await group.start('web', { SEARCH_INDEX: 'off' })
  group.web.push(await group.start('web'))
  await Promise.all(group.web.map(untilIndexed))

  const writing = Promise.all(Array.from({ length: writers }, (_, seed) => write(seed, viewers)))
  const searching = search(viewers)
  for (const place of [0, 1, 2]) {
    await pause(500)
    await cutConnections()
    await pause(500)
    group.web[place]?.process.kill('SIGKILL')
    group.web[place] = await group.start('web')
  }
  await writing
  await searching.end()
  expect(searching.statuses.filter((status) => ![200, 503].includes(status))).toEqual([])

  await Promise.all(group.web.map(untilIndexed))
  for (const criteria of fc.sample(searches, { numRuns: changes / 40, seed: 1 }))
    for (const viewer of viewers) {
      const expected = await answersOf(inSql, viewer, criteria)
      for (const program of group.web) expect(await answersOf(program, viewer, criteria)).toEqual(expected)
    }
  await endProgram(inSql)
}, 900_000)

const label = (list: keyof typeof lists, key: string) =>
  fc
    .uniqueArray(fc.constantFrom(...lists[list].entries.slice(0, 12).map(({ label }) => label)), {
      minLength: 1,
      maxLength: 6,
    })
    .map((value): Criterion => ({ key, operation: 'eq', value }))
const searches = fc.array(
  fc.oneof(
    label('denominations', 'ri.de'),
    label('motherTongues', 'bi.mt'),
    label('maritalStatuses', 'bi.ms'),
    fc
      .integer({ min: 18, max: 40 })
      .map((gte): Criterion => ({ key: 'bi.dob', operation: 'age_range', value: { gte, lte: gte + 8 } })),
    fc.constant<Criterion>({ key: 'me', operation: 'eq', value: true }),
  ),
  { maxLength: 3 },
)

/** A page of a search, its counts and the matches of a member, as one process replies. */
async function answersOf({ address }: Program, viewer: TestMember, criteria: Criterion[]) {
  const call = callerAt(address)
  const found = await call(searchProfiles, { body: { criteria }, query: { size: 50 } }, viewer.token)
  const counts = await call(countProfiles, { body: { criteria } }, viewer.token)
  const matches = await call(
    readMatches,
    { params: { id: viewer.id }, query: { size: 50, direction: 'theirs' } },
    viewer.token,
  )
  return {
    wires: [found, counts, matches].map(({ status, wire }) => (status === 200 ? status : wire)),
    total: found.body.total,
    ids: found.body.results?.map(({ id }) => id),
    counts: counts.body,
    matches: [matches.body.total, matches.body.results?.map(({ profile }) => profile.id)],
  }
}

/** The changes of one of several connections. The viewers stay as they are. */
async function write(seed: number, viewers: readonly TestMember[]): Promise<void> {
  const left = viewers.map(({ id }) => id)
  const found = await sqlRows<{ id: number }>(group.inside.db)`
    select profile_id as id from search_profiles`
  const ids = found.map(({ id }) => id).filter((id) => !left.includes(id))
  const one = fc.tuple(fc.constantFrom(...ids), fc.nat(11), fc.nat(9))
  for (const [id, value, kind] of fc.sample(one, { numRuns: changes / writers, seed }))
    await untilDone(async (tx) => {
      const set = sets[kind % sets.length]?.(value) ?? sql`caste = ${value}`
      await tx.execute(sql`update search_profiles set ${set} where profile_id = ${id}`)
      // The product writes the status to both rows of a profile.
      const preferred = kind > 6 ? sql`castes = ${`{${value},3}`}` : statusOf(value)
      await tx.execute(sql`update search_preferences set ${preferred} where profile_id = ${id}`)
      if (kind <= 6)
        await tx.execute(sql`update search_profiles set ${statusOf(value)} where profile_id = ${id}`)
      // Some transactions commit after others that began later.
      if (kind === 9) await pause(value * 5)
    })
}

/** Repeats a transaction whose connection was cut. */
async function untilDone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await group.inside.db.inTransaction(work)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
    }
}

const statusOf = (value: number) => sql`status = ${value < 9 ? 3 : 2}`
const sets = [
  (value: number) => sql`denomination = ${value}`,
  (value: number) => sql`mother_tongue = ${value}`,
  (value: number) => sql`marital_status = ${value}, with_photo = ${value % 2 === 0}`,
  (value: number) => sql`date_of_birth = date '1990-01-01' + ${value * 400}::int`,
]

/** Searches on all processes until `end`, with their statuses. A process that is away has none. */
function search(viewers: readonly TestMember[]) {
  const statuses: number[] = []
  let isOver = false
  const running = [0, 1, 2].map(async (place) => {
    for (let turn = 0; !isOver; turn++) {
      const viewer = viewers[turn % viewers.length]
      const call = callerAt(group.web[place]?.address ?? '')
      const sent = call(searchProfiles, { body: { criteria: [] } }, viewer?.token)
      await sent.then(
        ({ status }) => statuses.push(status),
        () => undefined,
      )
      await pause(50)
    }
  })
  return {
    statuses,
    end: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
}

/** Ends all connections to the database, also those of the writers. */
const cutConnections = () =>
  group.inside.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

/** Waits until a process answers from memory. */
async function untilIndexed({ address }: Program): Promise<void> {
  const answered = async () => {
    await callerAt(address)(searchProfiles, { body: { criteria: [] } })
    const text = await (await fetch(`${address}/metrics`)).text()
    return Number(/searches_total\{engine="memory"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  await expect.poll(answered, { timeout: 90_000, interval: 500 }).toBeGreaterThan(0)
}
