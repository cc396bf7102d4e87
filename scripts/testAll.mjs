import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './build.mjs'
import { ensureMachine } from './machine.mjs'
import { startPostgres } from './postgres.mjs'
import { environment, root, run } from './run.mjs'

const testServer = (env = {}) =>
  spawnSync('vitest', ['run', '--root', 'server'], {
    cwd: root,
    env: { ...environment, ...env },
    stdio: 'inherit',
  }).status

const title = (text) => process.stdout.write(`\n== ${text}\n`)

ensureMachine()
title('lint, direction, types')
run('node', [`${root}scripts/check.mjs`])
title('server on the embedded database')
if (testServer() !== 0) process.exit(1)
title('server on PostgreSQL')
const postgres = await startPostgres(['fsync=off', 'max_connections=200'])
const status = testServer({ DATABASE_URL: postgres.url })
postgres.stop()
if (status !== 0) process.exit(1)
title('browser side')
run('vitest', ['run', '--root', 'web'])
ensureBuilt()
title('journeys')
run('playwright', ['test', '--config', 'e2e/playwright.config.ts'])
