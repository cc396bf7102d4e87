import { ensureInstalled } from './install.mjs'
import { ensureMachine } from './machine.mjs'
import { startPgbouncer } from './pgbouncer.mjs'
import { startPostgres } from './postgres.mjs'
import { run, summary } from './stages.mjs'

/** `npm run test:pgbouncer` runs all tests of the server through pgbouncer, `-- payments` those with this in their path. */
ensureInstalled()
ensureMachine()
const postgres = await startPostgres(['fsync=off', 'full_page_writes=off', 'max_connections=200'])
process.on('exit', postgres.stop)
const pooler = await startPgbouncer(postgres.url)
process.on('exit', pooler.stop)
await run({
  title: 'server on PostgreSQL through pgbouncer',
  command: ['vitest', 'run', '--root', 'server', ...process.argv.slice(2)],
  env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url },
})
summary()
