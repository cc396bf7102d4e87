import { rmSync } from 'node:fs'
import { built } from './build.mjs'
import { ensureMachine } from './machine.mjs'
import { run } from './stages.mjs'

// Visits every page at both widths with React's development build, which reports attributes that server and browser render
// differently. This is too slow for every change.
ensureMachine()
// Marks the development build as missing, so that the next script builds for production again.
process.on('exit', () => rmSync(built, { force: true }))

await run({
  title: 'build for development',
  command: ['npm', 'run', 'build', '--workspace', 'web', '--', '--mode', 'development', '--minify', 'false'],
  env: { NODE_ENV: 'development' },
})
await run({
  title: 'every page',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@walk'],
  env: { JOURNEY_WIDTHS: 'all' },
})
