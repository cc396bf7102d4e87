import { defineConfig } from 'vitest/config'

/** Without the router's build plugin: tests render components, not routes. */
export default defineConfig({
  resolve: { conditions: ['browser'] },
  ssr: { resolve: { conditions: ['browser'] } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // One environment per worker, a fresh context per file.
    pool: 'vmThreads',
    // Vitest would otherwise use one fewer than the cores.
    maxWorkers: 2,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Tests of whole pages take seconds when other work shares the processors.
    testTimeout: 60_000,
    // A second by default, which a busy machine exceeds.
    expect: { poll: { timeout: 20_000 } },
  },
})
