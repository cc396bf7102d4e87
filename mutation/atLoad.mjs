import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { report } from './faultReport.mjs'
import { groups } from './groups.mjs'

/**
 * Finds the faults that `inProcess.mjs` cannot try, by starting the tests for each of them: faults in code that runs once at
 * load, such as tables, and faults reached only by tests that cannot run twice. Needs the copy that `inProcess.mjs` leaves.
 */
const [name = '', ...only] = process.argv.slice(2)
const tests = only.length > 0 ? only : groups[name].tests
const copy = fileURLToPath(new URL(`../.cache/inProcess/${name}`, import.meta.url))
const read = (file) => JSON.parse(readFileSync(`${copy}/${file}`, 'utf8'))
const mutants = read('mutants.json')
const results = read('found.json')
const unrepeatable = existsSync(`${copy}/unrepeatable.json`) ? Object.entries(read('unrepeatable.json')) : []

run(tests, { MUTATION_DRY: '1' })
const atLoad = new Set(read('atLoad.json'))
for (const { id } of mutants) {
  if (results[id]?.status === 'killed') continue
  const judges = atLoad.has(id)
    ? tests
    : unrepeatable.flatMap(([file, ids]) => (ids.includes(id) ? [file] : []))
  if (judges.length === 0) continue
  const { status } = run(judges, { MUTATION_DRY: '1', __STRYKER_ACTIVE_MUTANT__: id })
  results[id] = { status: status === 0 ? 'survived' : 'killed', by: 'a separate start' }
  writeFileSync(`${copy}/found.json`, JSON.stringify(results))
}
report(name, copy, mutants, results)

function run(files, more) {
  return spawnSync('vitest', ['run', '--bail', '1', '--config', `${copy}/mutation/inProcess.config.ts`], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, ...more, MUTATION_TESTS: JSON.stringify(files) },
  })
}
