import { gzipSync } from 'node:zlib'
import { buildApp } from '../server/src/app.ts'
import { loadProfile } from '../server/src/profiles/store.ts'
import type { Services } from '../server/src/services/services.ts'
import { logIn } from '../server/test/factories/sessions.ts'
import { onDatabases } from './databases.ts'
import { viewerId } from './seeded.ts'
import { shown, summary, timed } from './statistics.ts'

/** node bench/lists.ts [--embedded 2000]: size in bytes and time of lists of profiles. */
await onDatabases(measure, { embedded: '2000', postgres: '' })

async function measure(services: Services): Promise<void> {
  const app = await buildApp(services)
  const { id, userId, bnrId } = await loadProfile(services.db, await viewerId(services))
  const account = { id: userId, userName: String(bnrId), type: 'pu' as const }
  const { token } = await logIn(services, account)
  const member = { authorization: `Bearer ${token}` }
  const search = { method: 'POST', payload: { criterias: [] } } as const
  const lists = [
    { name: 'search, ten', url: '/api/profiles/search?size=10', headers: member, ...search },
    { name: 'search, fifty', url: '/api/profiles/search?size=50', headers: member, ...search },
    { name: 'search of a guest, five', url: '/api/profiles/search?size=5', ...search },
    { name: 'matches, ten', url: `/api/profiles/${id}/matches`, headers: member, method: 'GET' },
    { name: 'dashboard', url: `/api/profiles/${id}/dashboard`, headers: member, method: 'GET' },
  ] as const
  for (const { name, ...request } of lists) {
    const { rawPayload } = await app.inject({ ...request })
    const times: number[] = []
    for (let round = 0; round < 60; round++) times.push(await timed(() => app.inject({ ...request })))
    const bytes = [rawPayload.length, gzipSync(rawPayload).length].map((one) => one.toLocaleString('en'))
    process.stdout.write(`| ${name} | ${bytes.join(' | ')} | ${shown(summary(times.slice(10)).p50)} |\n`)
  }
  await app.close()
}
