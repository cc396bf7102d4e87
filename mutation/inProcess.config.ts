import { join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import server from '../server/vitest.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const tests: string[] = JSON.parse(process.env.MUTATION_TESTS ?? '[]')

/** Quick tests come first in a group: what they find need not be tried with slow ones. */
class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      tests.findIndex((pattern) => matchesGlob(moduleId, join(root, 'server', pattern)))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

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
    sequence: { sequencer: InGivenOrder },
    include: tests,
    exclude: [],
    runner: `${root}mutation/inProcessRunner.ts`,
    maxWorkers: 1,
    testTimeout: 20_000,
  },
}
