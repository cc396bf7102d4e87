import { existsSync, readFileSync } from 'node:fs'
import { groups } from '../mutation/groups.mjs'
import { ensureInstalled } from './install.mjs'
import { onNode24 } from './node24.mjs'
import { environment, root, run } from './run.mjs'

const home = `${root}mutation/`
if (await onNode24()) main(process.argv.slice(2))

/**
 * Mutates the named groups, or all, one after the other, and prints what was killed in each file. `--changed` reuses results of
 * an earlier run where neither the code nor its tests have changed. `--in-process` starts the tests once instead of for each
 * fault, which suits groups whose tests use a database.
 */
function main(args) {
  const named = args.filter((one) => !one.startsWith('--'))
  const unknown = named.filter((name) => !(name in groups))
  if (unknown.length > 0)
    stop(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(groups).join(', ')}\n`)
  ensureInstalled()
  if (!existsSync(`${home}node_modules/@stryker-mutator/core`)) run('npm', ['ci'], { cwd: home })
  const chosen = named.length > 0 ? named : Object.keys(groups)
  if (args.includes('--in-process')) return inProcess(chosen)
  for (const name of chosen) {
    const changed = args.includes('--changed') ? { MUTATION_CHANGED: '1' } : {}
    const env = { ...environment, ...changed, MUTATION_GROUP: name }
    run('node', [`${home}node_modules/.bin/stryker`, 'run', `${home}stryker.config.mjs`], { env })
  }
  for (const name of chosen) report(name)
}

function inProcess(chosen) {
  for (const name of chosen)
    for (const step of ['inProcess', 'atLoad']) run('node', [`${home}${step}.mjs`, name])
}

function stop(message) {
  process.stderr.write(message)
  process.exit(1)
}

/** Prints one line for each file: killed, all, and the share, without ignored mutants. */
function report(name) {
  const { files } = JSON.parse(readFileSync(`${home}reports/${name}.json`, 'utf8'))
  for (const [file, { mutants }] of Object.entries(files)) {
    const judged = mutants.filter(({ status }) => !['Ignored', 'CompileError'].includes(status))
    const killed = judged.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
    const share = judged.length > 0 ? ((100 * killed) / judged.length).toFixed(1) : '-'
    process.stdout.write(`${name} | ${file} | ${killed} | ${judged.length} | ${share}\n`)
  }
}
