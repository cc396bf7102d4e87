import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests without a database, and tests that start the program itself on the embedded database. */
const embeddedAlone = [
  '../contract/**',
  '../simulator/**',
  'src/payments/gateway/**',
  'src/reference/**',
  '../demo/src/population/portraits/**',
  '../demo/src/population/{generate,numbering}.test.ts',
  'test/{process,paymentProcess,production,moveFilesProcess}.test.ts',
  'test/{alerts,deployment,documentation,specification,limits,oldCreditNotes,oldPayments,oldPromises}.test.ts',
]

/** Concurrent requests compete for locks here, or processes share a database; the embedded one has one connection. */
const severalConnections = ['test/money/histories.test.ts', 'test/processes/*.test.ts']

/**
 * Run only on PostgreSQL, the faster database, when both are tested side by side: hostile values, which the same
 * schemas refuse for both databases, permissions, which come from one table of the contract, simultaneous calls, which
 * the embedded database runs one after the other, and the rules of money, since production takes payments on PostgreSQL.
 * The journeys buy on the embedded database.
 */
const postgresAlone = process.env.BESIDE_POSTGRES
  ? [
      'test/{everyAction,hostile,permissions,storeAway}.test.ts',
      'src/{coupons,invoices,memberships,offers,payments}/**',
      'src/activities/quotas.test.ts',
    ]
  : []

/** A long file that begins last keeps one worker busy while the other has nothing left to do. */
const longest = [
  'hostile',
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
    include: [
      'src/**/*.test.ts',
      'test/**/*.test.ts',
      '../contract/src/**/*.test.ts',
      '../demo/src/**/*.test.ts',
      '../simulator/*.test.ts',
    ],
    exclude: process.env.DATABASE_URL ? embeddedAlone : [...severalConnections, ...postgresAlone],
    globalSetup: './test/globalSetup.ts',
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Set by `npm run histories`.
    provide: {
      histories: {
        count: Number(process.env.HISTORIES ?? 100),
        seed: Number(process.env.HISTORIES_SEED ?? Date.now() % 1_000_000_000),
        path: process.env.HISTORIES_PATH ?? '',
      },
    },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
