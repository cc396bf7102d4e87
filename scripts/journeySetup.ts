import { existsSync } from 'node:fs'

/** Debian's Chromium. The headless shell renders a third faster; the full browser works too. */
export const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

export const browser = (): string => browsers.find((path) => existsSync(path)) ?? browsers[1]

/**
 * The browser applies only the last such list, so this one repeats Playwright's before our own entry. Without opener policies a
 * page does not change to a new process, which saves a twelfth of each visit. Tests of the server check that it sends them.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'CrossOriginOpenerPolicy',
]

/** Turns off the sandbox, which root cannot use, and all background activity of the browser. */
export const quietSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Switches for every browser that runs journeys. */
export const journeySwitches = [
  ...quietSwitches,
  // Pages of a journey close before optimised scripts would save time.
  '--js-flags=--no-turbofan --no-maglev',
  `--disable-features=${withoutFeatures.join()}`,
]

/** Number of generated profiles in the demo of the journeys. */
export const journeyProfiles = 2000
