import { defineConfig } from 'vitest/config'

/** Without the router's build plugin: tests render components, not routes. */
export default defineConfig({
  resolve: { conditions: ['browser'] },
  ssr: { resolve: { conditions: ['browser'] } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
  },
})
