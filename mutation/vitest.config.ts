import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import server from '../server/vitest.config.ts'
import { chosenGroup } from './groups.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs the server's tests of one group in Stryker's copy. The workspace link of the contract leads to the original files, so the
 * aliases take it from the copy. (Stryker's option `testFiles` would not mutate tables.)
 */
export default defineConfig({
  root: `${root}server`,
  resolve: mergeConfig(server.resolve ?? {}, {
    alias: [
      { find: /^@bnr\/contract\/schema$/, replacement: `${root}contract/src/schema.ts` },
      { find: /^@bnr\/contract\/(.*)$/, replacement: `${root}contract/src/$1.ts` },
    ],
  }),
  test: { ...server.test, include: [...chosenGroup().tests], exclude: [] },
})
