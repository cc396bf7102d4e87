import { join } from 'node:path'
import { chosenGroup } from './groups.mjs'

const name = process.env.MUTATION_GROUP

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  mutate: chosenGroup().mutate.map((path) => join('server', path)),
  ignorers: ['documentation', 'standIns', 'logLines'],
  plugins: ['@stryker-mutator/*', './mutation/ignorers.mjs'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['/web', '/e2e', '/bench', '/docs', '/data', '/mutation/reports'],
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  // Stryker would rewrite tsconfig.json with an API that TypeScript 7 no longer has; Node runs the sources without it.
  tsconfigFile: 'none',
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  incremental: true,
  incrementalFile: `mutation/reports/${name}.json`,
  force: !process.env.MUTATION_CHANGED,
  allowConsoleColors: false,
}
