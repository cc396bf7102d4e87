import type { Browser, BrowserContext, CDPSession } from '@playwright/test'
import { logins, type MeasuredPage } from './pageList.ts'
import { type Seen, shortlist, watchPage } from './pageWatch.ts'

/** The slow 4G of Lighthouse. With it, the processor runs at a quarter of its speed, like a phone's. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4

const viewports = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } }
export type Width = keyof typeof viewports
export const widths: readonly Width[] = [360, 1280]

export type Figures = Seen & { script: number; document: number }

/** One cold visit; a login happens before the clock starts. */
export async function visit(
  browser: Browser,
  address: string,
  width: Width,
  { path, as, fact }: MeasuredPage,
  press: boolean,
): Promise<Figures> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: viewports[width],
    deviceScaleFactor: width === 360 ? 2 : 1,
  })
  if (as) await logIn(context, as)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const bytes = await countBytes(session)
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchPage, fact)
  if (press) await page.addInitScript(shortlist)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(isInteractive, undefined, { polling: 200 })
  await page.waitForTimeout(1000)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await context.close()
  return { ...seen, script: bytes.get('Script') ?? 0, document: bytes.get('Document') ?? 0 }
}

/** Checked after the network is idle, because a busy processor may still request more. */
const isInteractive = () => (globalThis as unknown as { seen: Seen }).seen.interactive !== undefined

/** Logs in through the API, whose reply also sets the cookies. */
async function logIn(context: BrowserContext, as: keyof typeof logins): Promise<void> {
  const login = logins[as]
  const data = { euid: login.userName, pwd: 'Demo1234', ut: login.userType }
  const answer = await context.request.post('/api/ues/ali', { data })
  const { token, refresh_token: refreshToken } = (await answer.json()) as Record<string, string>
  const expiresAt = Date.now() + 10 * 60_000
  await context.addInitScript(
    (credentials) => localStorage.setItem('bnr.credentials', credentials),
    JSON.stringify({ ...login, token, refreshToken, expiresAt }),
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
