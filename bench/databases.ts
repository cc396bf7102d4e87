import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres.mjs'
import type { Services } from '../server/src/services/services.ts'
import { openSeeded } from './seeded.ts'

type Measure = (services: Services, database: string, profiles: number) => Promise<void>

/**
 * Measures on each requested database and size: `--postgres 10000,100000 --embedded 10000`. `--at URL` uses a running
 * PostgreSQL server and leaves its data there.
 */
export async function onDatabases(
  measure: Measure,
  defaults: { embedded: string; postgres: string },
): Promise<void> {
  for (const profiles of sizesOf('embedded', defaults.embedded)) await onEmbedded(measure, profiles)
  for (const profiles of sizesOf('postgres', defaults.postgres)) await onPostgres(measure, profiles)
}

function sizesOf(name: string, otherwise: string): number[] {
  return (option(name) ?? otherwise).split(',').filter(Boolean).map(Number)
}

/** The value after `--name`. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}

async function onEmbedded(measure: Measure, profiles: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-bench-'))
  await onSeeded(measure, 'PGlite', { folder: join(folder, 'database') }, profiles)
  rmSync(folder, { recursive: true, force: true })
}

async function onPostgres(measure: Measure, profiles: number): Promise<void> {
  const url = option('at')
  if (url) return await onSeeded(measure, 'PostgreSQL', { url }, profiles)
  const server = await startPostgres([
    'shared_buffers=2GB',
    'work_mem=16MB',
    'random_page_cost=1.1',
    'effective_cache_size=8GB',
    'jit=off',
    'max_wal_size=8GB',
  ])
  try {
    await onSeeded(measure, 'PostgreSQL', { url: server.url }, profiles)
  } finally {
    server.stop()
  }
}

async function onSeeded(
  measure: Measure,
  database: string,
  at: { url?: string; folder?: string },
  profiles: number,
): Promise<void> {
  const services = await openSeeded(at, profiles)
  await measure(services, database, profiles)
  await services.db.close()
}
