import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests without a database, and tests that start the program itself on the embedded database. */
const embeddedAlone = [
  '../contract/**',
  '../simulator/**',
  'src/payments/gateway/**',
  'src/reference/**',
  '../demo/src/data/portraits/**',
  '../demo/src/data/{generate,numbering}.test.ts',
  'test/{process,paymentProcess,production,moveFilesProcess,traces}.test.ts',
  'test/{alerts,capacity,deployment,documentation,previousRelease,specification,limits,oldCreditNotes,oldPayments,oldPromises,oldReplacements}.test.ts',
]

/** Concurrent requests compete for locks here, or processes share a database; the embedded one has one connection. */
const severalConnections = ['test/money/histories.test.ts', 'test/processes/*.test.ts']

/** Tests whose statements and types could behave differently on the two databases. */
const onBoth = [
  'src/{database,figures,jobs,profiles,reports,search}/**',
  'test/{constraints,references,searchBounds,searchOracle,visibility}.test.ts',
  'test/oldDatabase/**',
]

const all = [
  'src/**/*.test.ts',
  'test/**/*.test.ts',
  '../contract/src/**/*.test.ts',
  '../demo/src/**/*.test.ts',
  '../simulator/*.test.ts',
]

/**
 * Beside a run on PostgreSQL, which takes half the time, the embedded database runs only its own tests and those for
 * both. Before a release, `npm run journeys -- --embedded` uses every page on it.
 */
function testsToRun(): { include: string[]; exclude: string[] } {
  if (process.env.DATABASE_URL) return { include: all, exclude: embeddedAlone }
  if (!process.env.BESIDE_POSTGRES) return { include: all, exclude: severalConnections }
  return { include: [...embeddedAlone, ...onBoth].map(testFiles), exclude: [] }
}

const testFiles = (pattern: string) => pattern.replace(/\*\*$/, '**/*.test.ts')

/** A long file that begins last keeps one worker busy while the other has nothing left to do. */
const longest = [
  'hostile',
  'hostileCriteria',
  'histories',
  'paymentProcess',
  'process',
  'production',
  'restart',
  'queue',
  'everyAction',
  'backup',
  'storeAway',
  'couponUsedOnce',
  'restoreDrill',
  'walDrill',
  'killed',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`/${name}.test.ts`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Real password hashes are slow by design and would take a tenth of the time of all tests. */
const cheapPasswords = fileURLToPath(new URL('test/cheapArgon2.ts', import.meta.url))

export default defineConfig({
  resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: cheapPasswords }] },
  test: {
    ...testsToRun(),
    globalSetup: './test/globalSetup.ts',
    isolate: false,
    // V8 can abort the process when several of its threads compile and drop the embedded database (nodejs/node#64500).
    ...(process.env.DATABASE_URL
      ? { pool: 'threads' }
      : { pool: 'forks', execArgv: ['--no-memory-protection-keys'] }),
    // On PostgreSQL, some tests wait for started processes, locks and lost connections.
    maxWorkers: process.env.DATABASE_URL ? 3 : 2,
    sequence: { sequencer: LongestFirst },
    // Set by `npm run histories`.
    provide: {
      histories: {
        count: Number(process.env.HISTORIES ?? 40),
        seed: Number(process.env.HISTORIES_SEED ?? Date.now() % 1_000_000_000),
        path: process.env.HISTORIES_PATH ?? '',
      },
    },
    testTimeout: 120_000,
    // A second by default, which a busy machine exceeds.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
  },
})
