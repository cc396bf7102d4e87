import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journeyProfiles } from './journeySetup.ts'
import { ensureMachine } from './machine.mjs'
import { startPgbouncer } from './pgbouncer.mjs'
import { startPostgres } from './postgres.mjs'
import { root } from './run.mjs'
import { run, summary } from './stages.mjs'

const vitest = (folder) => ['vitest', 'run', '--root', folder]

ensureMachine()
const postgres = await startPostgres(['fsync=off', 'full_page_writes=off', 'max_connections=200'])
process.on('exit', postgres.stop)
const journeys = {
  DATA_DIR: mkdtempSync(join(tmpdir(), 'bnr-journeys-')),
  DATABASE_URL: postgres.create('journeys'),
}
process.on('exit', () => rmSync(journeys.DATA_DIR, { recursive: true, force: true }))

// Stages run one after the other: each keeps every core busy, and in parallel the same work takes an eighth longer.
await run({ title: 'lint, direction, types', command: ['node', `${root}scripts/check.mjs`] })
// These run in parallel: the browser side leaves a third of the cores to the other two, which keep one core busy each.
await Promise.all([
  run({ title: 'browser side', command: vitest('web') }),
  run({ title: 'build', command: ['node', `${root}scripts/build.mjs`] }),
  run({
    title: 'demo data for the journeys',
    command: ['node', `${root}scripts/seed.mjs`, '--profiles', String(journeyProfiles)],
    env: journeys,
  }),
])
await run({
  title: 'server on the embedded database',
  command: vitest('server'),
  env: { DATABASE_URL: '', BESIDE_POSTGRES: 'yes' },
})
await run({ title: 'server on PostgreSQL', command: vitest('server'), env: { DATABASE_URL: postgres.url } })
const pooler = await startPgbouncer(postgres.url)
process.on('exit', pooler.stop)
// Each kind of statement once: transactions, locks, COPY, snapshots. `npm run test:pgbouncer` runs all tests.
await run({
  title: 'a part of the server through pgbouncer',
  command: [...vitest('server'), 'database/copy', 'activities/quotas', 'payments/races', 'reports/writing'],
  env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url },
})
// The main ways. `npm run journeys -- --widths all` runs every journey before a release.
await run({
  title: 'journeys',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  env: {
    JOURNEYS: 'main',
    JOURNEY_DATA_DIR: journeys.DATA_DIR,
    JOURNEY_DATABASE_URL: journeys.DATABASE_URL,
  },
})
summary()
