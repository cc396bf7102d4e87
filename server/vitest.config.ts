import { defineConfig } from 'vitest/config'

/** What no database has a part in, and the program itself, which these tests start on the embedded one. */
const onceIsEnough = [
  '../contract/**',
  'src/reference/**',
  'src/population/portraits/**',
  'src/population/{generate,numbering}.test.ts',
  'test/process.test.ts',
]

export default defineConfig({
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
