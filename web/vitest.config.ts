import { defineConfig } from 'vitest/config'

/** Without the router's build plugin: tests render components, not routes. */
export default defineConfig({
  resolve: { conditions: ['browser'] },
  ssr: { resolve: { conditions: ['browser'] } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // One environment for a worker, a fresh context for each file.
    pool: 'vmThreads',
    // One fewer than cores unless told.
    maxWorkers: 2,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Tests of whole pages take seconds where other work shares the processors.
    testTimeout: 60_000,
  },
})
