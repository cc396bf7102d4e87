import { parseArgs } from 'node:util'
import { ensureMachine } from './machine.mjs'
import { startPostgres } from './postgres.mjs'
import { environment, root, succeeds } from './run.mjs'

/**
 * Checks random histories of billing against the model: `npm run histories -- --histories 2000 --seed 7`. With
 * `--of conversations`, two families write through two processes, while connections are cut and processes killed. A
 * failure prints its steps, and the seed and path that repeat it.
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'billing' },
    histories: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    path: { type: 'string', default: '' },
  },
})
const files = {
  billing: 'test/money/histories.test.ts',
  conversations: 'test/processes/conversations.test.ts',
}
if (!(values.of in files)) throw new Error(`--of is ${Object.keys(files).join(' or ')}`)
ensureMachine()
const url = process.env.DATABASE_URL
const postgres = url ? { url, stop: () => {} } : await startPostgres(['fsync=off'])
const env = {
  ...environment,
  DATABASE_URL: postgres.url,
  HISTORIES: values.histories,
  CONVERSATION_HISTORIES: values.histories,
  HISTORIES_SEED: values.seed,
  HISTORIES_PATH: values.path,
}
process.stdout.write(`${values.histories} histories from seed ${values.seed}\n`)
const args = ['run', '--root', `${root}server`, files[values.of]]
const passed = succeeds('vitest', args, { env, stdio: 'inherit' })
postgres.stop()
process.exit(passed ? 0 : 1)
