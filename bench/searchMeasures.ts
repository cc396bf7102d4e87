import type { AddressInfo } from 'node:net'
import { toWire } from '@bnr/contract/rename'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '../server/src/app.ts'
import { loadProfile } from '../server/src/profiles/store.ts'
import { conditionsOf } from '../server/src/search/conditions.ts'
import { searchOf } from '../server/src/search/searchOf.ts'
import { search } from '../server/src/search/sqlEngine.ts'
import type { Services } from '../server/src/services/services.ts'
import { logIn } from '../server/test/factories/sessions.ts'
import { type Fetched, keepAlive } from './keepAlive.ts'
import { mixedSearches } from './searches.ts'
import { viewerId } from './seeded.ts'
import { ratePerSecond, summary, timed } from './statistics.ts'
import { viewerOf } from './viewer.ts'

type Figures = { p50: number; p95: number; max: number }
export type HttpFigures = {
  http: Figures
  /** A route that sends the same bytes. */
  baseline: Figures
  /** Requests of 50 rows a second, with 8 clients in the same process. */
  rate: number
}

const size = 10
const clients = 8
const plain = { 'content-type': 'application/json', 'accept-encoding': 'identity' }

export async function measureEngine(services: Services): Promise<Figures & { rate: number }> {
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
  return { ...summary(times), rate: await ratePerSecond(works, 8) }
}

/** Measures searches over HTTP, first as PostgreSQL answers them and then with the index. */
export async function measureHttp(services: Services): Promise<Record<'SQL' | 'index', HttpFigures>> {
  // The application would start the index by itself.
  const own = { ...services, config: { ...services.config, searchIndex: false } }
  const app = await buildApp(own)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const post = await postAs(own, urlOf(app))
  const SQL = await measureCalls(post)
  const { index } = searchOf(own)
  await index.start()
  const withIndex = await measureCalls(post)
  index.close()
  await app.close()
  return { SQL, index: withIndex }
}

type Post = (search: ReturnType<typeof mixedSearches>[number], size: number) => Promise<Fetched>

/** Returns a function that searches as the viewer. */
async function postAs(services: Services, address: string): Promise<Post> {
  const profile = await loadProfile(services.db, await viewerId(services))
  const { token } = await logIn(services, { id: profile.userId, userName: String(profile.bnrId), type: 'pu' })
  const headers = { ...plain, authorization: `Bearer ${token}` }
  const fetch = keepAlive(address, '', clients)
  return ({ criteria, page }, size) =>
    fetch(
      `/api${searchProfiles.path}?page=${page}&size=${size}`,
      headers,
      JSON.stringify(toWire(searchProfiles.body, { criteria })),
    )
}

/** Measures each call, and right after it a baseline route that sends the same bytes. */
async function measureCalls(post: Post): Promise<HttpFigures> {
  const searches = mixedSearches()
  const bodies: Buffer[] = []
  const baseline = Fastify()
  baseline.post('/:index', (request, reply) =>
    reply.type('application/json').send(bodies[Number((request.params as { index: string }).index)]),
  )
  await baseline.listen({ port: 0, host: '127.0.0.1' })
  const bare = keepAlive(urlOf(baseline), '', 1)
  const http: number[] = []
  const without: number[] = []
  for (const [index, search] of searches.entries()) {
    bodies[index] = (await post(search, size)).body
    http.push((await post(search, size)).milliseconds)
    without.push((await bare(`/${index}`, plain, '{}')).milliseconds)
  }
  await baseline.close()
  const rate = await ratePerSecond(
    [...searches, ...searches, ...searches].map((search) => () => post(search, 50)),
    clients,
  )
  return { http: summary(http), baseline: summary(without), rate }
}

function urlOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
