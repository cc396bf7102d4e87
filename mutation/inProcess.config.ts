import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import server from '../server/vitest.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs the tests of one group one after the other, in the copy that contains the faults. */
export default {
  root: `${root}server`,
  resolve: mergeConfig(server.resolve ?? {}, {
    alias: [
      { find: /^@bnr\/contract\/schema$/, replacement: `${root}contract/src/schema.ts` },
      { find: /^@bnr\/contract\/(.*)$/, replacement: `${root}contract/src/$1.ts` },
    ],
  }),
  test: {
    ...server.test,
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]'),
    exclude: [],
    runner: `${root}mutation/inProcessRunner.ts`,
    maxWorkers: 1,
    testTimeout: 20_000,
  },
}
