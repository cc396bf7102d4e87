import { cpus } from 'node:os'
import { type MatchDirection, matchDirections } from '@bnr/contract/search/matches'
import { sql } from 'drizzle-orm'
import { rows } from '../server/src/database/database.ts'
import { match } from '../server/src/search/match/match.ts'
import { type Person, readPeople } from '../server/src/search/match/person.ts'
import { matchesOf } from '../server/src/search/matches.ts'
import { sqlEngine } from '../server/src/search/sqlEngine.ts'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases } from './databases.ts'
import { shown, summary, timed } from './statistics.ts'

/** node bench/matches.ts [--postgres 100000,1000000] [--embedded 10000,100000] */
const members = 200
const staff = { kind: 'staff', roles: [], userId: 0, userName: '', sessionId: '', name: '' } as const

const lines: string[] = []
await onDatabases(measure, { embedded: '10000,100000', postgres: '100000,1000000' })
process.stdout.write(
  `\n${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}; milliseconds, ${members} members, first page of ten\n
| database | profiles | direction | total p50 | total max | engine p50 | engine p95 | page with profiles p50 | p95 | without preferences |
|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}\n`,
)

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const people = await membersOf(services)
  for (const direction of matchDirections) {
    for (const person of people.slice(0, 40)) await find(services, person, direction)
    const totals: number[] = []
    const engine: number[] = []
    const pages: number[] = []
    for (const person of people) {
      engine.push(await timed(async () => void totals.push((await find(services, person, direction)).total)))
      const query = { profileId: person.profile_id, direction, page: 0, size: 10 }
      pages.push(await timed(() => matchesOf(services, sqlEngine(services.db), staff, query)))
    }
    const open = await timed(() => find(services, withoutPreferences(people[0] as Person), direction))
    const { p50, max } = summary(totals)
    const [found, page] = [summary(engine), summary(pages)]
    const figures = [found.p50, found.p95, page.p50, page.p95, open].map(shown)
    lines.push(`| ${database} | ${profiles} | ${direction} | ${p50} | ${max} | ${figures.join(' | ')} |`)
  }
}

function find({ db, clock }: Services, person: Person, direction: MatchDirection) {
  return match(db, person, direction, { page: 0, size: 10, now: clock.now() })
}

/** Members from all of the demo data, the same in each run. */
async function membersOf({ db }: Services): Promise<Person[]> {
  const found = await rows<{ profile_id: number }>(
    db,
    sql`select profile_id from search_profiles where status = 3 order by md5(profile_id::text) limit ${members}`,
  )
  const people = await readPeople(
    db,
    found.map((row) => row.profile_id),
  )
  return [...people.values()]
}

/** The same person without preferences, who has the longest possible list. */
function withoutPreferences(person: Person): Person {
  return {
    ...person,
    age_from: 0,
    age_to: 32_767,
    height_from: 0,
    height_to: 32_767,
    income_from: 0,
    income_to: 32_767,
    refuses: 0n,
    castes: null,
    mother_tongues: null,
    denominations: null,
    educations: null,
    occupations: null,
    anywhere: true,
  }
}
