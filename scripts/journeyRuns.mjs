import { spawn } from 'node:child_process'
import { appendFileSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { journeyProfiles } from './journeySetup.ts'
import { ensureMachine } from './machine.mjs'
import { startPostgres } from './postgres.mjs'
import { environment, root, run, succeeds } from './run.mjs'

/**
 * Runs the journeys of `npm test` several times without retries: `npm run journeys -- --times 20 --busy 5 [files]`. A
 * busy loop on each core slows the first runs, where faults show soonest. With `--widths all`, every journey runs, the
 * main ways at both widths; with `--embedded`, the service uses the embedded database. Each run gets its own copy of a
 * seeded database and saves the output of a failure.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    busy: { type: 'string', default: '5' },
    widths: { type: 'string', default: '' },
    embedded: { type: 'boolean', default: false },
  },
})
const times = Number(values.times)
const busyRuns = Number(values.busy)
const runsFolder = join(root, 'journey-runs')

ensureMachine()
run('node', [`${root}scripts/build.mjs`])
mkdirSync(runsFolder, { recursive: true })
const postgres = await startPostgres(['fsync=off', 'full_page_writes=off', 'max_connections=200'])
const seeded = mkdtempSync(join(tmpdir(), 'bnr-journeys-'))
process.on('exit', () => {
  postgres.stop()
  rmSync(seeded, { recursive: true, force: true })
})
run('node', [`${root}scripts/seed.mjs`, '--profiles', String(journeyProfiles)], {
  env: { ...environment, DATABASE_URL: values.embedded ? '' : postgres.create('seeded'), DATA_DIR: seeded },
})
let failures = 0
for (let number = 0; number < times; number++) {
  const busy = number < busyRuns
  const loops = busy ? Array.from({ length: availableParallelism() }, startLoop) : []
  const began = performance.now()
  const passed = journeys(number)
  for (const loop of loops) loop.kill()
  const seconds = Math.round((performance.now() - began) / 1000)
  note(
    `run ${number + 1} of ${times}${busy ? ' with busy loops' : ''}: ${passed ? 'passed' : 'FAILED'}, ${seconds} s`,
  )
  if (!passed) failures++
}
note(`${times - failures} of ${times} runs passed`)
process.exit(failures > 0 ? 1 : 0)

function journeys(number) {
  const data = mkdtempSync(join(tmpdir(), 'bnr-journeys-'))
  cpSync(seeded, data, { recursive: true })
  const database = `run_${number + 1}`
  const env = {
    ...environment,
    JOURNEY_DATA_DIR: data,
    JOURNEY_DATABASE_URL: values.embedded ? '' : postgres.create(database, 'seeded'),
    JOURNEY_WIDTHS: values.widths,
    JOURNEYS: values.widths === 'all' || positionals.length > 0 ? '' : 'main',
    CI: '',
  }
  const passed = succeeds(
    'playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--retries',
      '0',
      '--output',
      join(runsFolder, `run-${number + 1}`),
      ...positionals,
    ],
    { env, stdio: 'inherit' },
  )
  const log = join(root, 'journeys.log')
  if (!passed && existsSync(log)) copyFileSync(log, join(runsFolder, `run-${number + 1}.log`))
  if (!values.embedded) postgres.drop(database)
  rmSync(data, { recursive: true, force: true })
  return passed
}

/** Ends by itself when this script is killed. */
function startLoop() {
  const loop = 'const parent = process.ppid; while (process.ppid === parent);'
  return spawn('node', ['-e', loop], { env: environment, stdio: 'ignore' })
}

function note(line) {
  process.stdout.write(`\n== ${line}\n`)
  appendFileSync(join(runsFolder, 'runs.txt'), `${new Date().toISOString()} ${line}\n`)
}
