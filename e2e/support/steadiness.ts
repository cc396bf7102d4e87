import type { Page, Request } from '@playwright/test'

/**
 * Slow 4G as Lighthouse has it, and a phone's processor at a quarter of this one, until what it returns is called: the browser
 * slows a processor down by keeping it busy.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => void (await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }))
}

/** Follows what this page asks for; what it returns waits until nothing is under way, and the page has had time to ask for more. */
export function trafficOf(page: Page): () => Promise<void> {
  const underway = new Set<Request>()
  page.on('request', (request) => underway.add(request))
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  return async () => {
    for (let quiet = 0; quiet < 3; quiet = underway.size > 0 ? 0 : quiet + 1)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))),
      )
  }
}

interface Moved {
  value: number
  hadRecentInput: boolean
  sources?: { node?: Element }[]
}

/** Begins to add up how far things move; what it returns tells the sum (cumulative layout shift). */
export async function shiftOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, what: [] as string[] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Moved[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node } of entry.sources ?? []) seen.what.push(`${node?.nodeName} ${node?.className}`)
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

/** Keeps the application's scripts back until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('/assets/entry.client-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
