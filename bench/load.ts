import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '../scripts/postgres.mjs'
import { startCheckout } from './checkout.ts'
import { keepAlive } from './keepAlive.ts'
import { enterMembers } from './loadMembers.ts'
import { type Kind, kinds, longSearchesOf, type Request, requestsOf } from './loadRequests.ts'
import { shown, summary } from './statistics.ts'
import { head, print, row } from './tables.ts'

/**
 * node bench/load.ts [--against folder] [--profiles 20000] [--seconds 30] [--rounds 2]: a mixed load of members and guests over
 * HTTP on built checkouts, each with a PostgreSQL database of its own, in turn. The client takes its time from the same cores.
 * Then searches of 50 rows alone, by eight clients.
 */
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    profiles: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '2' },
  },
})
const connections = 32
const [profiles, seconds, rounds] = [options.profiles, options.seconds, options.rounds].map(Number) as [
  number,
  number,
  number,
]
const own = fileURLToPath(new URL('..', import.meta.url))

interface Tree {
  name: string
  folder: string
  environment: Record<string, string>
}

const trees: Tree[] = [
  ...(options.against ? [{ name: 'before', folder: options.against, environment: {} }] : []),
  { name: 'SQL', folder: own, environment: { SEARCH_INDEX: 'off' } },
  { name: 'index', folder: own, environment: { SEARCH_INDEX: 'on' } },
]

print(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}; ${profiles} profiles`)
const postgres = await startPostgres(['shared_buffers=1GB', 'random_page_cost=1.1', 'jit=off'])
const places = new Map<string, Record<string, string>>()
head(
  'tree',
  'requests a second',
  'refused',
  'resident MB',
  '50 rows a second',
  ...kinds.map((kind) => `${kind} p50, p99`),
)
for (let round = 0; round < rounds; round++) for (const tree of trees) await measure(tree)
postgres.stop()

async function measure({ name, folder, environment }: Tree): Promise<void> {
  const place = places.get(name) ?? seeded(folder, name.toLowerCase())
  places.set(name, place)
  const server = await startCheckout(folder, profiles, { ...environment, ...place })
  try {
    const loadMembers = await enterMembers(server.address)
    const requests = requestsOf(loadMembers)
    await run(server.address, requests, seconds / 3)
    const { times, refused, elapsed } = await run(server.address, requests, seconds)
    const resident = await residentOf(server.address)
    const long = await run(server.address, longSearchesOf(loadMembers), seconds / 3, 8)
    const all = kinds.map((kind) => summary(times.get(kind) ?? []))
    const count = [...times.values()].reduce((sum, list) => sum + list.length, 0)
    row(
      name,
      (count / elapsed).toFixed(0),
      refused,
      resident.toFixed(0),
      ((long.times.get('search')?.length ?? 0) / long.elapsed).toFixed(0),
      ...all.map(({ p50, p99 }) => `${shown(p50)}, ${shown(p99)}`),
    )
  } finally {
    await server.stop()
  }
}

/** Seeds in a process of its own, since a service in production never holds what seeding leaves in memory. */
function seeded(folder: string, name: string): Record<string, string> {
  const place = { DATABASE_URL: postgres.create(name), DATA_DIR: mkdtempSync(join(tmpdir(), 'bnr-load-')) }
  process.on('exit', () => rmSync(place.DATA_DIR, { recursive: true, force: true }))
  const env = { ...place, PATH: process.env.PATH }
  const command = ['scripts/seed.mjs', '--profiles', String(profiles)]
  execFileSync(process.execPath, command, { cwd: folder, env, stdio: 'ignore' })
  return place
}

/** Sends the requests over and over on all connections until the time is over. */
async function run(address: string, requests: readonly Request[], duration: number, clients = connections) {
  const fetch = keepAlive(address, '', clients)
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
  const start = performance.now()
  const end = start + duration * 1000
  let [next, refused] = [0, 0]
  const client = async () => {
    while (performance.now() < end) {
      const { kind, path, headers, body } = requests[next++ % requests.length] as Request
      const { status, milliseconds } = await fetch(path, headers, body)
      if (status !== 200) refused++
      times.get(kind)?.push(milliseconds)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { times, refused, elapsed: (performance.now() - start) / 1000 }
}

async function residentOf(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(metrics) ?? []
  return Number(bytes) / 2 ** 20
}
