import { monitorEventLoopDelay } from 'node:perf_hooks'
import { matchDirections } from '@bnr/contract/search/matches'
import { sql } from 'drizzle-orm'
import { rows } from '../server/src/database/database.ts'
import { type Asked, askedBy } from '../server/src/search/conditions.ts'
import type { SearchEngine } from '../server/src/search/engine.ts'
import { type Person, readPeople } from '../server/src/search/match/person.ts'
import { Counter } from '../server/src/search/memory/counter.ts'
import { MemoryEngine } from '../server/src/search/memory/memoryEngine.ts'
import { ProfileIndex } from '../server/src/search/memory/profileIndex.ts'
import { sqlEngine } from '../server/src/search/sqlEngine.ts'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases, option } from './databases.ts'
import { multiplySearchRows } from './multiplySearchRows.ts'
import { mixedSearches } from './searches.ts'
import { ratePerSecond, shown, summary, timed } from './statistics.ts'
import { head, print, row } from './tables.ts'
import { viewerOf } from './viewer.ts'

/**
 * node bench/engines.ts [--postgres 20000] [--embedded 10000] [--copies 50]: searches, matches, their explanations and
 * counts by PostgreSQL and by the index in memory, in one run, with that many copies of the search rows of the seeded profiles. Every answer
 * is also compared.
 */
const members = 100
const copies = Number(option('copies') ?? 1)
await onDatabases(measure, { embedded: '', postgres: '100000' })

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const { db } = services
  if (copies > 1) await multiplySearchRows(db, copies)
  let index: ProfileIndex | undefined
  const built = await timed(async () => {
    index = await ProfileIndex.build(db)
  })
  if (!index) return
  const counter = new Counter()
  const engines = { PostgreSQL: sqlEngine(db), memory: new MemoryEngine(db, index, counter) }
  const questions = await questionsOf(services)
  print(
    `\n${database}, ${profiles * copies} profiles: ${index.size} Active, read in ${(built / 1000).toFixed(1)} s`,
  )
  const alone = ['memory alone p50', 'p95']
  head(
    'work',
    'PostgreSQL p50',
    'p95',
    'memory p50',
    'p95',
    ...alone,
    'PostgreSQL a second, 8 at once',
    'memory',
  )
  for (const [name, works] of Object.entries(questions)) await compare(name, works, engines)
  const mebibytes = (index.bytes / 2 ** 20).toFixed(0)
  print(`\nThe index takes ${mebibytes} MB, ${(index.bytes / index.size).toFixed(0)} bytes a profile.`)
  print(
    `Longest wait of other work while 40 forms are counted: ${shown(await longestWait(questions, engines.memory))} ms`,
  )
  print(`A change was found after, p95: ${shown(await timeToFind(services, index))} ms`)
  await counter.close()
}

type Work = (engine: SearchEngine) => Promise<unknown>
type Questions = Record<string, Work[]>

async function questionsOf(services: Services): Promise<Questions> {
  const now = services.clock.now()
  const viewer = await viewerOf(services)
  const searches = mixedSearches().map(({ criteria, page }) => ({
    asked: askedBy(viewer, criteria, now),
    page,
  }))
  const people = await membersOf(services)
  const matches = (direction: (typeof matchDirections)[number]): Work[] =>
    people.map((person) => (engine) => engine.match(person, direction, { page: 0, size: 10, now }))
  return {
    searches: searches.map(
      ({ asked, page }) =>
        (engine) =>
          engine.search(asked, { page, size: 10 }, undefined),
    ),
    ...Object.fromEntries(matchDirections.map((direction) => [`matches, ${direction}`, matches(direction)])),
    'counts of a form': searches.map(countsOf),
    'explanations of matches': people.slice(0, 30).map(explanationOf(now)),
  }
}

function explanationOf(now: Date): (person: Person) => Work {
  return (person) => (engine) => engine.countWishes(person, { direction: 'both', now }, 0)
}

function countsOf({ asked }: { asked: Asked }): Work {
  return (engine) => engine.count(asked, 0)
}

async function compare(
  name: string,
  works: readonly Work[],
  engines: Record<'PostgreSQL' | 'memory', SearchEngine>,
): Promise<void> {
  const times: Record<keyof typeof engines, number[]> = { PostgreSQL: [], memory: [] }
  for (const work of works.slice(0, 20)) for (const engine of Object.values(engines)) await work(engine)
  for (const work of works) {
    const answers: Partial<Record<keyof typeof engines, unknown>> = {}
    for (const engine of ['PostgreSQL', 'memory'] as const)
      times[engine].push(
        await timed(async () => {
          answers[engine] = await work(engines[engine])
        }),
      )
    requireSame(name, answers.PostgreSQL, answers.memory)
  }
  // Without PostgreSQL's answers in between, which empty the caches of the processor.
  const alone: number[] = []
  for (const work of works) alone.push(await timed(() => work(engines.memory)))
  const some = works.slice(0, 60)
  const rate = (engine: SearchEngine) =>
    ratePerSecond(
      some.map((work) => () => work(engine)),
      8,
    )
  const rates = [await rate(engines.PostgreSQL), await rate(engines.memory)]
  const figures = [times.PostgreSQL, times.memory, alone]
    .map(summary)
    .flatMap(({ p50, p95 }) => [p50, p95])
    .map(shown)
  row(name, ...figures, ...rates.map((rate) => rate.toFixed(0)))
}

function requireSame(name: string, one: unknown, other: unknown): void {
  const text = (answer: unknown) =>
    JSON.stringify(answer, (_, value) =>
      value instanceof Map ? [...value].sort(([a], [b]) => (a < b ? -1 : 1)) : value,
    )
  if (text(one) !== text(other)) throw new Error(`${name} differ: ${text(one)} and ${text(other)}`)
}

/** The longest time for which the event loop did nothing else, in milliseconds. */
async function longestWait(questions: Questions, engine: SearchEngine): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await Promise.all((questions['counts of a form'] ?? []).slice(0, 40).map((work) => work(engine)))
  delay.disable()
  return delay.max / 1e6
}

/** Changes profiles one after the other, and asks for each until the index has it. */
async function timeToFind({ db }: Services, index: ProfileIndex): Promise<number> {
  const times: number[] = []
  for (let change = 0; change < 100; change++) {
    const value = 1 + (change % 9)
    const [changed] = await rows<{ id: number; gender: number }>(
      db,
      sql`update search_profiles set family_status = ${value} where profile_id = (
        select profile_id from search_profiles where status = 3 order by profile_id desc offset ${change * 3} limit 1)
        returning profile_id as id, gender`,
    )
    const { id, gender } = changed ?? { id: 0, gender: 1 }
    times.push(
      await timed(async () => {
        await index.catchUp()
        const people = index.population(gender)
        if (people.column('family_status')[people.rowOf(id) ?? -1] !== value) throw new Error('not found')
      }),
    )
  }
  return summary(times).p95
}

async function membersOf({ db }: Services): Promise<Person[]> {
  const found = await rows<{ profile_id: number }>(
    db,
    sql`select profile_id from search_profiles where status = 3 order by md5(profile_id::text) limit ${members}`,
  )
  return [
    ...(
      await readPeople(
        db,
        found.map((row) => row.profile_id),
      )
    ).values(),
  ]
}
