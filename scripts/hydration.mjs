import { rmSync } from 'node:fs'
import { built } from './build.mjs'
import { ensureMachine } from './machine.mjs'
import { run } from './stages.mjs'

// Walks through every page at both widths with React's development build: the one for production is silent about attributes
// that server and browser draw differently. Too slow for every change.
ensureMachine()
// Nobody takes this build for one of production: whoever needs one next makes it.
process.on('exit', () => rmSync(built, { force: true }))

await run({
  title: 'build for development',
  command: ['npm', 'run', 'build', '--workspace', 'web', '--', '--mode', 'development', '--minify', 'false'],
  env: { NODE_ENV: 'development' },
})
await run({
  title: 'every page',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@walk'],
})
