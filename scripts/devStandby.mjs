import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { root } from './run.mjs'

/** Loads every package that the server imports, then waits for its turn to start. */
const started = once(process, 'message')
const files = globSync('{server,contract,demo}/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
const packages = new Set(
  files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/(?:from|import\() ?'([^.#'][^']*)'/g)].map(
      ([, name]) => name,
    ),
  ),
)
for (const name of packages) if (!/^(?:node:|@bnr\/)/.test(name)) await import(name).catch(() => undefined)
await started
process.disconnect()
await import('../demo/src/main.ts')
