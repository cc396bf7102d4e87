import { existsSync } from 'node:fs'

/** Debian's Chromium. Without a window the small one draws a third faster; the large one will do. */
export const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

export const browser = (): string => browsers.find((path) => existsSync(path)) ?? browsers[1]

/**
 * A browser heeds its last list alone, so Playwright's own stands here again, before ours. Without opener policies a page does not
 * leave the process in which its tab was opened for a new one: a twelfth of what a visit costs. That they are sent, the server's
 * tests see.
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

/** Without a sandbox, which root cannot have, and without what a browser does of its own accord meanwhile. */
export const quietSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Given to each browser that is started for a journey. */
export const journeySwitches = [
  ...quietSwitches,
  // A page of a journey is gone before its scripts have paid for being optimised.
  '--js-flags=--no-turbofan --no-maglev',
  `--disable-features=${withoutFeatures.join()}`,
]
