import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What no database has a part in; and the program itself, which these tests start on the embedded one. */
const embeddedAlone = [
  '../contract/**',
  '../simulator/**',
  'src/payments/gateway/**',
  'src/reference/**',
  'src/population/portraits/**',
  'src/population/{generate,numbering}.test.ts',
  'test/{process,paymentProcess}.test.ts',
  'test/{documentation,laws,limits,oldPayments,oldPromises}.test.ts',
]

/** Requests at the same moment race for locks there, and the embedded database has one connection. */
const severalConnections = ['test/money/histories.test.ts']

/**
 * Left to the faster database where both are tested side by side: hostile values, of which either is spared by the same schemas,
 * and who may do what, which one table of the contract says.
 */
const postgresAlone = process.env.BESIDE_POSTGRES
  ? ['test/{everyAction,hostile,permissions}.test.ts', 'src/payments/hostileAnswers.test.ts']
  : []

/** A hash that is made to be slow takes a tenth of all the tests' time. */
const cheapPasswords = fileURLToPath(new URL('test/cheapArgon2.ts', import.meta.url))

export default defineConfig({
  resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: cheapPasswords }] },
  test: {
    include: [
      'src/**/*.test.ts',
      'test/**/*.test.ts',
      '../contract/src/**/*.test.ts',
      '../simulator/*.test.ts',
    ],
    exclude: process.env.DATABASE_URL ? embeddedAlone : [...severalConnections, ...postgresAlone],
    globalSetup: './test/globalSetup.ts',
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    // `npm run histories` sets them.
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
