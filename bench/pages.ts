import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { browser as chromiumPath } from '../e2e/support/browser.ts'
import { readConfig } from '../server/src/config.ts'
import { start } from '../server/src/start.ts'

/** Slow 4G as Lighthouse has it, and a phone's processor at a quarter of this one. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4
const runs = 5

const viewports = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } }
const logins = {
  member: { euid: '10000002', ut: 'pu', bnrId: '10000002' },
  staff: { euid: '919000000002', ut: 'au' },
} as const
type Page = { name: string; path: string; as?: keyof typeof logins; at?: keyof typeof viewports }

const all: readonly Page[] = [
  { name: 'home', path: '/home' },
  { name: 'home, seen by a member', path: '/home', as: 'member' },
  { name: 'success stories', path: '/testimonials' },
  { name: 'success stories, 1280 px', path: '/testimonials', at: 'desk' },
  { name: 'a success story', path: '/testimonials/1' },
  { name: 'offers', path: '/offers' },
  { name: 'no access, by hand', path: '/no-access' },
  { name: 'settings, number', path: '/profile/settings?active=tab1', as: 'member' },
  { name: 'settings, logins', path: '/profile/settings?active=sessions', as: 'member' },
  { name: 'search', path: '/profile/list?from=24&to=30', as: 'member' },
  { name: 'profile', path: '/profile/10000001', as: 'member' },
  { name: 'dashboard', path: '/profile/dashboard', as: 'member' },
  { name: 'profile (staff)', path: '/profile/10000001', as: 'staff' },
  { name: 'profile (staff, 1280 px)', path: '/profile/10000001', as: 'staff', at: 'desk' },
  { name: 'edit page (staff)', path: '/profile/update/10000001', as: 'staff' },
  { name: 'edit page (staff, 1280 px)', path: '/profile/update/10000001', as: 'staff', at: 'desk' },
]
/** node bench/pages.ts [part of a name] */
const pages = all.filter(({ name }) => name.includes(process.argv[2] ?? ''))
type Seen = { lcp: number; cls: number; heading: number }
type Figures = Seen & { script: number; style: number; image: number; total: number }

const folder = mkdtempSync(join(tmpdir(), 'bnr-pages-'))
const webFolder = fileURLToPath(new URL('../web/build/client', import.meta.url))
const config = readConfig({ DATA_DIR: folder, PORT: '0', SEED_PROFILES: '2000', LOG_LEVEL: 'silent' })
const service = await start(config, webFolder)
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
process.stdout.write(
  '\n| page | script kB | style kB | images kB | all kB | LCP ms | heading ms | CLS |\n|---|---|---|---|---|---|---|---|\n',
)
for (const page of pages) {
  const measured: Figures[] = []
  for (let run = 0; run < runs; run++) measured.push(await measure(browser, page))
  const median = (of: (figures: Figures) => number) =>
    measured.map(of).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  const kilobytes = (of: (figures: Figures) => number) => (median(of) / 1024).toFixed(1)
  process.stdout.write(
    `| ${page.name} | ${kilobytes((f) => f.script)} | ${kilobytes((f) => f.style)} | ${kilobytes((f) => f.image)} | ${kilobytes((f) => f.total)} | ${median((f) => f.lcp).toFixed(0)} | ${median((f) => f.heading).toFixed(0)} | ${median((f) => f.cls).toFixed(3)} |\n`,
  )
}
await browser.close()
await service.stop()
rmSync(folder, { recursive: true, force: true })

/** One cold visit, the login (if any) prepared before the clock starts. */
async function measure(on: Browser, { path, as, at = 'phone' }: Page): Promise<Figures> {
  const context = await on.newContext({
    baseURL: service.address,
    viewport: viewports[at],
    deviceScaleFactor: 2,
  })
  if (as) await logIn(context, logins[as])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes = await countBytes(session)
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchPaint)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await context.close()
  const of = (kind: string) => bytes.get(kind) ?? 0
  return {
    script: of('Script'),
    style: of('Stylesheet'),
    image: of('Image'),
    total: [...bytes.values()].reduce((a, b) => a + b, 0),
    ...seen,
  }
}

type Login = { euid: string; ut: string; bnrId?: string }

async function logIn(
  context: Awaited<ReturnType<Browser['newContext']>>,
  { euid, ut, ...own }: Login,
): Promise<void> {
  const answer = await context.request.post('/api/ues/ali', { data: { euid, pwd: 'Demo1234', ut } })
  const { token, refresh_token: refreshToken } = (await answer.json()) as {
    token: string
    refresh_token: string
  }
  const expiresAt = Date.now() + 10 * 60_000
  const credentials = {
    token,
    refreshToken,
    expiresAt,
    userName: euid,
    userType: ut,
    ...own,
  }
  await context.addInitScript(
    (kept) => localStorage.setItem('bnr.credentials', kept),
    JSON.stringify(credentials),
  )
}

async function countBytes(session: CDPSession): Promise<Map<string, number>> {
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  return bytes
}

/** The heading comes with the page itself; what is painted before it stands on the opening page. */
function watchPaint(): void {
  const seen = { lcp: 0, cls: 0, heading: 0 }
  new MutationObserver((_, observer) => {
    if (!document.querySelector('h1')) return
    seen.heading = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) seen.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
