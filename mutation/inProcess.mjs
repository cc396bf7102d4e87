import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commonTokens } from '@stryker-mutator/api/plugin'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { createInjector } from 'typed-inject'
import { report } from './faultReport.mjs'
import { groups } from './groups.mjs'
import { strykerPlugins } from './ignorers.mjs'

/**
 * Tries the faults of a group in one process: each test runs once without a fault, and once for each fault that it reaches and
 * no other test has found. For tests with a database this is ten times as fast as starting them for each fault.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...only] = process.argv.slice(2)
const group = groups[name]
if (!group) throw new Error(`Choose from ${Object.keys(groups).join(', ')}`)
const copy = join(root, '.cache/inProcess', name)

const mutants = await instrument(copyProject())
const found = `${copy}/found.json`
writeFileSync(`${copy}/mutants.json`, JSON.stringify(mutants))
writeFileSync(found, '{}')
const tests = only.length > 0 ? only : group.tests
spawnSync('vitest', ['run', '--config', `${copy}/mutation/inProcess.config.ts`], {
  cwd: copy,
  stdio: ['ignore', process.stderr, process.stderr],
  env: { ...process.env, MUTATION_TESTS: JSON.stringify(tests) },
})
report(name, copy, mutants, JSON.parse(readFileSync(found, 'utf8')))

function copyProject() {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const part of [
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'contract',
    'server',
    'demo',
    'simulator',
    'mutation',
  ])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !path.includes('node_modules') && !path.endsWith('mutation/reports'),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return group.mutate.flatMap((pattern) => globSync(join(copy, 'server', pattern)))
}

async function instrument(files) {
  const quiet = () => undefined
  const logger = { debug: quiet, info: quiet, warn: quiet, isDebugEnabled: () => false }
  const instrumenter = createInjector()
    .provideValue(commonTokens.logger, logger)
    .provideFactory(commonTokens.injector, ownInjector)
    .injectFunction(createInstrumenter)
  const ignorers = strykerPlugins.map(({ value }) => value)
  const sources = files.map((path) => ({ name: path, mutate: true, content: readFileSync(path, 'utf8') }))
  const options = { plugins: null, excludedMutations: [], ignorers }
  const instrumented = await instrumenter.instrument(sources, options)
  for (const { name: path, content } of instrumented.files) writeFileSync(path, content)
  return instrumented.mutants.filter(({ status }) => status !== 'Ignored')
}

function ownInjector(injector) {
  return injector
}
ownInjector.inject = [commonTokens.injector]
