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
    exclude: process.env.DATABASE_URL ? embeddedAlone : postgresAlone,
    globalSetup: './test/globalSetup.ts',
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    // HISTORIES=1000 for a thorough run: three to six minutes on PostgreSQL.
    provide: { histories: Number(process.env.HISTORIES ?? 40) },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
