import { toWire } from '@bnr/contract/rename'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { buildApp } from '../server/src/app.ts'
import { loadProfile } from '../server/src/profiles/store.ts'
import type { Services } from '../server/src/services/services.ts'
import { logIn } from '../server/test/factories/sessions.ts'
import { onDatabases } from './databases.ts'
import { viewerId } from './seeded.ts'
import { ratePerSecond, shown, summary, timed } from './statistics.ts'

/** node bench/photos.ts [--postgres 2000] [--embedded 2000]: fetches of photos as a member's browser makes them. */
const fetches = 2000
await onDatabases(measure, { embedded: '2000', postgres: '2000' })

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const app = await buildApp(services)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const addresses = await addressesOf(services, base)
  const works = Array.from(
    { length: fetches },
    (_, index) => () => fetchPhoto(`${base}${addresses[index % addresses.length]}`),
  )
  for (const work of works.slice(0, 300)) await work()
  const times: number[] = []
  for (const work of works) times.push(await timed(work))
  const { p50, p95 } = summary(times)
  const rate = await ratePerSecond(works, 8)
  process.stdout.write(`| ${database} | ${profiles} | ${shown(p50)} | ${shown(p95)} | ${rate.toFixed(0)} |\n`)
  await app.close()
}

/** The addresses of the photos on a page of 50 results, as a member gets them. */
async function addressesOf(services: Services, base: string): Promise<string[]> {
  const { userId, bnrId } = await loadProfile(services.db, await viewerId(services))
  const account = { id: userId, userName: String(bnrId), type: 'pu' as const }
  const { token } = await logIn(services, account)
  const criteria = [{ key: 'me.mt', operation: 'eq', value: 'pp' }]
  const answer = await fetch(`${base}/api${searchProfiles.path}?size=50`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(toWire(searchProfiles.body, { criteria })),
  })
  const found = (await answer.json()) as { results: { me: { cut: string }[] }[] }
  return found.results.flatMap(({ me }) => me.map(({ cut }) => cut))
}

async function fetchPhoto(address: string): Promise<void> {
  const answer = await fetch(address)
  if (answer.status !== 200) throw new Error(`${answer.status} for ${address}`)
  await answer.arrayBuffer()
}
