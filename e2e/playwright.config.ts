import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browser, journeyProfiles, journeySwitches } from '../scripts/journeySetup.ts'
import { bank, bankPort, origin, port } from './support/address.ts'
import { chosen, notAt } from './widths.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const log = join(root, 'journeys.log')
/** A folder with seeded profiles, or a new one. Every worker reads this file, so the first one sets the folder for all. */
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bnr-journeys-'))

export default defineConfig({
  testDir: './journeys',
  grep: chosen,
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores, because workers often wait for a toast or a photo.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    launchOptions: { executablePath: browser(), args: journeySwitches },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tests cannot intercept requests of pages with a worker. offline.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Snapshots run a script in each frame, and the sandboxed previews would log an error.
    trace: {
      mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      snapshots: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: notAt('phone'),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: notAt('desktop'), use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    // The log explains failures that the page does not show.
    command: `exec node scripts/service.mjs > ${log} 2>&1`,
    cwd: root,
    url: `${origin}/readyz`,
    timeout: 180_000,
    reuseExistingServer: process.env.JOURNEY_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      GATEWAY_SIMULATOR_PORT: String(bankPort),
      CCAVENUE_URL: bank,
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      SEED_PROFILES: String(journeyProfiles),
      RATE_LIMITS: 'off',
      // Journeys about the second factor start their own service: support/factorService.ts.
      DEMO_SECOND_FACTOR: 'off',
      LOG_LEVEL: 'info',
      // Embedded by default, as in a trial. `npm test` uses PostgreSQL, which takes less time.
      DATABASE_URL: process.env.JOURNEY_DATABASE_URL ?? '',
    },
  },
})
