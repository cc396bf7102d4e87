import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import server from '../server/vitest.config.ts'
import { chosenGroup } from './groups.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The server's tests of one group, in the copy that Stryker makes: the workspace's own link leads to the files that were not
 * changed, so the contract is taken from the copy. (Stryker's own `testFiles` would leave tables unchanged.)
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
