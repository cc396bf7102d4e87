import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { journeyProfiles } from './journeySetup.ts'
import { ensureMachine } from './machine.mjs'
import { freePort, startPostgres } from './postgres.mjs'
import { requirePreviousRelease } from './previousRelease.mjs'
import { environment, root, run } from './run.mjs'

/**
 * Runs the journeys of the previous release on the database of this one, because both run at once during an upgrade:
 * `npm run journeys:previous [files]`; `-- --tag v0.9.0` names an older one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tag: { type: 'string' } },
})
const tag = values.tag ?? requirePreviousRelease()
ensureInstalled()
ensureMachine()
const postgres = await startPostgres(['fsync=off', 'max_connections=200'])
const data = mkdtempSync(join(tmpdir(), 'bnr-journeys-'))
const previous = mkdtempSync(join(tmpdir(), 'bnr-previous-'))
let service
process.on('exit', () => {
  service?.kill('SIGKILL')
  postgres.stop()
  run('git', ['worktree', 'remove', '--force', previous])
  rmSync(data, { recursive: true, force: true })
})
const own = { ...environment, DATABASE_URL: postgres.url, DATA_DIR: data }
run('node', [`${root}scripts/seed.mjs`, '--profiles', String(journeyProfiles)], { env: own })

run('git', ['worktree', 'add', '--quiet', '--detach', previous, tag])
const port = await freePort()
const env = {
  ...own,
  PATH: `${previous}/node_modules/.bin:${process.env.PATH}`,
  PORT: String(port),
  JOURNEY_PORT: String(port),
  JOURNEY_DATA_DIR: data,
  GATEWAY_SIMULATOR_PORT: String(port + 1),
  CCAVENUE_URL: `http://127.0.0.1:${port + 1}`,
  SEED_PROFILES: String(journeyProfiles),
  RATE_LIMITS: 'off',
  DEMO_SECOND_FACTOR: 'off',
  LOG_LEVEL: 'warn',
}
const there = { cwd: previous, env }
run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], there)
run('node', ['scripts/build.mjs'], there)
service = spawn('node', ['scripts/service.mjs'], { ...there, stdio: 'inherit' })
await untilReady()
run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--workers', '2', ...positionals], there)
process.exit(0)

async function untilReady() {
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await pause(200)
  }
  throw new Error(`${tag} did not start on the database of this release`)
}
