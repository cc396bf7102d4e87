import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * What no database has a part in; the program itself, which these tests start on the embedded one; and hostile values, which
 * either database is spared by the same schemas.
 */
const onceIsEnough = [
  '../contract/**',
  'src/reference/**',
  'src/population/portraits/**',
  'src/population/{generate,numbering}.test.ts',
  'test/process.test.ts',
  'test/{documentation,hostile,laws,limits}.test.ts',
]

/** A hash that is made to be slow takes a tenth of all the tests' time. */
const cheapPasswords = fileURLToPath(new URL('test/cheapArgon2.ts', import.meta.url))

export default defineConfig({
  resolve: { alias: [{ find: /^@node-rs\/argon2$/, replacement: cheapPasswords }] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../contract/src/**/*.test.ts'],
    exclude: process.env.DATABASE_URL ? onceIsEnough : [],
    globalSetup: './test/globalSetup.ts',
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
