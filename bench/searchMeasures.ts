import type { AddressInfo } from 'node:net'
import { toWire } from '@bnr/contract/rename'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '../server/src/app.ts'
import { loadProfile } from '../server/src/profiles/store.ts'
import { conditionsOf } from '../server/src/search/conditions.ts'
import { search } from '../server/src/search/sqlEngine.ts'
import type { Services } from '../server/src/services/services.ts'
import { logIn } from '../server/test/factories/sessions.ts'
import { mixedSearches } from './searches.ts'
import { viewerId } from './seeded.ts'
import { ratePerSecond, summary, timed } from './statistics.ts'
import { viewerOf } from './viewer.ts'

type Figures = { p50: number; p95: number; max: number }
export type Row = {
  database: string
  profiles: number
  engine: Figures & { rate: number }
  http: Figures
  baseline: Figures
}

const size = 10

export async function measureEngine(services: Services): Promise<Pick<Row, 'engine'>> {
  const { db, clock } = services
  const viewer = await viewerOf(services)
  const works = mixedSearches().map(
    ({ criteria, page }) =>
      () =>
        search(db, conditionsOf(viewer, criteria, clock.now()), { page, size }),
  )
  for (const work of works.slice(0, 40)) await work()
  const times: number[] = []
  for (const work of works) times.push(await timed(work))
  return { engine: { ...summary(times), rate: await ratePerSecond(works, 8) } }
}

/** Measures each call over HTTP, and right after it a baseline route that sends the same bytes. */
export async function measureHttp(services: Services): Promise<Pick<Row, 'http' | 'baseline'>> {
  const app = await buildApp(services)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bodies: string[] = []
  const baseline = Fastify()
  baseline.post('/:index', (request, reply) =>
    reply.type('application/json').send(bodies[Number((request.params as { index: string }).index)]),
  )
  await baseline.listen({ port: 0, host: '127.0.0.1' })
  const profile = await loadProfile(services.db, await viewerId(services))
  const { token } = await logIn(services, { id: profile.userId, userName: String(profile.bnrId), type: 'pu' })
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'accept-encoding': 'identity',
  }
  const http: number[] = []
  const plain: number[] = []
  for (const [index, { criteria, page }] of mixedSearches().entries()) {
    const body = JSON.stringify(toWire(searchProfiles.body, { criteria }))
    const post = (address: string) =>
      fetch(address, { method: 'POST', headers, body }).then((answer) => answer.text())
    const address = `${urlOf(app)}/api${searchProfiles.path}?page=${page}&size=${size}`
    bodies[index] = await post(address)
    http.push(await timed(() => post(address)))
    plain.push(await timed(() => post(`${urlOf(baseline)}/${index}`)))
  }
  await app.close()
  await baseline.close()
  return { http: summary(http), baseline: summary(plain) }
}

function urlOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
