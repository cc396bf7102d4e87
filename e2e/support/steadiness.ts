import type { CDPSession, Page, Request } from '@playwright/test'
import { areAll } from '../widths.ts'

/** Slows the page's line down to Lighthouse's slow 4G. */
export async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  return session
}

/**
 * Slows the line down for the main ways of members; `npm test` has no time for it. The returned function restores it,
 * as a test must before it cuts the connection.
 */
export async function slowLineBeforeRelease(page: Page): Promise<() => Promise<void>> {
  const session = areAll ? await slowLine(page) : undefined
  return async () => session?.detach()
}

/**
 * Slows the page down to a slow line and a quarter of the processor. Call the returned function to restore the
 * processor, because the browser slows it down by keeping it busy.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await slowLine(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => void (await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }))
}

/** Seconds after which a page that still loads something fails its test. */
const longestLoading = 30

/** The stream of hints stays open; on a busy machine a page opens it before it is quiet. */
const staysOpen = (request: Request): boolean => request.url().endsWith('/api/hints')

/**
 * Follows the requests of the page. The returned function waits until none has been pending for so many milliseconds.
 * Playwright's 'networkidle' would wait for the end of the stream of hints.
 */
export function trafficOf(page: Page): (quietFor?: number) => Promise<void> {
  const underway = new Set<Request>()
  page.on('request', (request) => {
    if (!staysOpen(request)) underway.add(request)
  })
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  return async (quietFor = 100) => {
    const end = Date.now() + longestLoading * 1000
    for (let since = Date.now(); Date.now() - since < quietFor; ) {
      if (underway.size > 0) since = Date.now()
      if (Date.now() > end)
        throw new Error(
          `${page.url()} still loads ${[...underway].map((request) => request.url()).join(', ')}`,
        )
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))),
      )
    }
  }
}

/** How long 'networkidle' waits, in milliseconds. */
export const idle = 500

interface Moved {
  value: number
  hadRecentInput: boolean
  sources?: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Starts to measure the cumulative layout shift; the returned function gives the sum so far. */
export async function shiftOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, what: [] as string[] }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Moved[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node, previousRect, currentRect } of entry.sources ?? [])
          seen.what.push(
            `${node?.nodeName} ${node?.className} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const { shift, what } = await page.evaluate(
      () => (globalThis as unknown as { seen: { shift: number; what: string[] } }).seen,
    )
    if (shift > 0) process.stdout.write(`moved by ${shift.toFixed(3)}: ${what.join(', ')}\n`)
    return shift
  }
}

/** Holds the application's entry script back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('/assets/entry.client-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
