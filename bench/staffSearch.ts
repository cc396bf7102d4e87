import type { Criterion } from '@bnr/contract/criteria'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { buildApp } from '../server/src/app.ts'
import type { Actor } from '../server/src/http/actor.ts'
import { conditionsOf } from '../server/src/search/conditions.ts'
import { search } from '../server/src/search/sqlEngine.ts'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases } from './databases.ts'
import { staffQuestions } from './staffQuestions.ts'
import { tokenOf } from './staffToken.ts'
import { shown, summary, timed } from './statistics.ts'
import { head, print, row } from './tables.ts'

const rounds = 30
const staff: Actor = { kind: 'staff', roles: [], userId: 0, userName: '', sessionId: '', name: '' }

/** node bench/staffSearch.ts [--postgres 100000,1000000]: each staff search by itself, over profiles in every status. */
await onDatabases(measure, { embedded: '', postgres: '100000,1000000' })

/** Measures the first ten results with the exact total, in the engine alone and as cards for staff. */
async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const app = await buildApp(services)
  const headers = { authorization: `Bearer ${await tokenOf(services, 'tele_manager')}` }
  const answered = async (request: object) => {
    const { statusCode, body } = await app.inject({ headers, ...request })
    if (statusCode !== 200) throw new Error(body)
  }
  const get = (url: string) => () => answered({ url })
  const url = `/api${searchProfiles.path}`
  const post = (criterias: Criterion[]) => () =>
    answered({ method: 'POST', url, query: { size: '10' }, payload: { criterias } })
  print(`\n${database}, ${profiles} profiles`)
  head('question', 'found', 'engine p50', 'engine p95', 'call p50', 'call p95')
  for (const [name, work] of [
    ['bare route', get('/healthz')],
    ['whom profiles can be assigned to, with their load', get('/api/sso/tmUsers')],
  ] as const)
    row(name, '', '', '', ...(await timesOf(work)))
  for (const [name, criteria] of await staffQuestions(services)) {
    const conditions = conditionsOf(staff, criteria, services.clock.now())
    const ask = () => search(services.db, conditions, { page: 0, size: 10 })
    const { total } = await ask()
    row(name, total, ...(await timesOf(ask)), ...(await timesOf(post(criteria))))
  }
  await app.close()
}

/** Median and 95th percentile. */
async function timesOf(ask: () => Promise<unknown>): Promise<[string, string]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(ask))
  const { p50, p95 } = summary(times)
  return [shown(p50), shown(p95)]
}
