import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.mjs'
import { measureEngine, measureHttp, type Row } from './searchMeasures.ts'
import { openSeeded } from './seeded.ts'
import { shown } from './statistics.ts'

/** node bench/search.ts [--postgres 10000,100000,1000000] [--embedded 10000,100000] */
const sizesOf = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return (at < 0 ? otherwise : (process.argv[at + 1] ?? '')).split(',').filter(Boolean).map(Number)
}

const rows: Row[] = []
for (const profiles of sizesOf('embedded', '10000,100000')) await onEmbedded(profiles)
for (const profiles of sizesOf('postgres', '10000,100000,1000000')) await onPostgres(profiles)
print()

async function onEmbedded(profiles: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-bench-'))
  await measure('PGlite', { folder: join(folder, 'database') }, profiles)
  rmSync(folder, { recursive: true, force: true })
}

async function onPostgres(profiles: number): Promise<void> {
  const server = await startPostgres([
    'shared_buffers=2GB',
    'work_mem=16MB',
    'random_page_cost=1.1',
    'effective_cache_size=8GB',
    'jit=off',
    'max_wal_size=8GB',
  ])
  try {
    await measure('PostgreSQL', { url: server.url }, profiles)
  } finally {
    server.stop()
  }
}

async function measure(name: string, at: { url?: string; folder?: string }, profiles: number): Promise<void> {
  const services = await openSeeded(at, profiles)
  rows.push({
    database: name,
    profiles,
    ...(await measureEngine(services)),
    ...(await measureHttp(services)),
  })
  await services.db.close()
}

function print(): void {
  const titles = [
    'database',
    'profiles',
    'engine p50',
    'engine p95',
    'engine q/s (8)',
    'HTTP p50',
    'HTTP p95',
    'bare p50',
    'HTTP - engine - bare p50',
  ]
  process.stdout.write(
    `\n${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}; milliseconds, 200 mixed searches\n\n`,
  )
  process.stdout.write(`| ${titles.join(' | ')} |\n|${titles.map(() => '---').join('|')}|\n`)
  for (const row of rows) {
    const { engine, http, bare } = row
    const figures = [engine.p50, engine.p95]
      .map(shown)
      .concat(
        engine.rate.toFixed(0),
        [http.p50, http.p95, bare.p50, http.p50 - engine.p50 - bare.p50].map(shown),
      )
    process.stdout.write(`| ${row.database} | ${row.profiles} | ${figures.join(' | ')} |\n`)
  }
}
