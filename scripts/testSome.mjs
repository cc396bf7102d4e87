import { globSync } from 'node:fs'
import { ensureMachine } from './machine.mjs'
import { root } from './run.mjs'
import { run, summary } from './stages.mjs'

// `npm test -- coupons` runs only test files whose path contains one of the words; the server's use the embedded database.
const words = process.argv.slice(2)
const matching = (...patterns) =>
  globSync(patterns, { cwd: root }).filter((path) => words.some((word) => path.includes(word)))

const server = matching('{server,contract,demo,simulator}/**/*.test.ts', 'scripts/**/*.test.ts')
const web = matching('web/**/*.test.{ts,tsx}')
const journeys = matching('e2e/journeys/*.spec.ts')
if (server.length + web.length + journeys.length === 0) {
  process.stderr.write(`No test file has ${words.join(' or ')} in its path\n`)
  process.exit(1)
}
if (web.length > 0)
  await run({ title: 'browser side', command: ['vitest', 'run', '--root', 'web', ...words] })
if (server.length > 0)
  await run({
    title: 'server on the embedded database',
    command: ['vitest', 'run', '--root', 'server', ...words],
    env: { DATABASE_URL: '' },
  })
if (journeys.length > 0) {
  ensureMachine()
  await run({ title: 'build', command: ['node', `${root}scripts/build.mjs`] })
  await run({
    title: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...journeys],
  })
}
summary()
