import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { report } from './faultReport.mjs'
import { groups } from './groups.mjs'

/**
 * Faults in what is read once, such as a table, that `inProcess.mjs` cannot switch on: the tests restart for each. Needs the
 * copy that it left.
 */
const [name = '', ...only] = process.argv.slice(2)
const tests = only.length > 0 ? only : groups[name].tests
const copy = fileURLToPath(new URL(`../.cache/inProcess/${name}`, import.meta.url))
const read = (file) => JSON.parse(readFileSync(`${copy}/${file}`, 'utf8'))
const mutants = read('mutants.json')
const results = read('found.json')

run({ MUTATION_DRY: '1' })
const atLoad = new Set(read('atLoad.json'))
for (const { id } of mutants) {
  if (results[id] || !atLoad.has(id)) continue
  const { status } = run({ MUTATION_DRY: '1', __STRYKER_ACTIVE_MUTANT__: id })
  results[id] = { status: status === 0 ? 'survived' : 'killed', by: 'at load' }
  writeFileSync(`${copy}/found.json`, JSON.stringify(results))
}
report(name, copy, mutants, results)

function run(more) {
  return spawnSync('vitest', ['run', '--bail', '1', '--config', `${copy}/mutation/inProcess.config.ts`], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, ...more, MUTATION_TESTS: JSON.stringify(tests) },
  })
}
