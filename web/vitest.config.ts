import { defineConfig } from 'vitest/config'

/** Without the router's build plugin: tests render components, not routes. */
export default defineConfig({
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
  },
})
