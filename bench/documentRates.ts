import { connections, documentPages, htmlOf, manyOf } from './documentPages.ts'
import type { MeasuredServer } from './documentQuestions.ts'
import { type Fetch, keepAlive } from './keepAlive.ts'
import { shown, summary } from './statistics.ts'
import { head, row } from './tables.ts'

const atOnce = 400
const inTurn = 100

const titles = [
  'a second',
  'ms of processor each',
  'a second of one core',
  'bare a second',
  'bare ms of processor',
  'one at a time p50',
  'of it calls',
  'of it bare',
  'of it render and rest',
]

/** Compares each page with a bare route that sends the same bytes, also compressed. */
export async function measureRates({ ask, database, address, cookie }: MeasuredServer): Promise<void> {
  head('database', 'page', 'kB', 'sent kB', ...titles)
  const fetch = keepAlive(address, cookie, connections)
  for (const [name, path] of Object.entries(documentPages)) {
    const html = await htmlOf(fetch, path)
    const { bytes } = await fetch(path)
    await ask('bare', { name, html })
    await manyOf(fetch, `/bare/${name}`, 100)
    const page = await use(ask, fetch, path)
    const bare = await use(ask, fetch, `/bare/${name}`)
    const rest = page.p50 - page.calls - bare.p50
    const shares = [page.calls, bare.p50, rest].map(
      (part) => `${shown(part)} (${((100 * part) / page.p50).toFixed(0)} %)`,
    )
    row(
      database,
      name,
      ...[html.length, bytes].map((size) => (size / 1024).toFixed(1)),
      page.rate.toFixed(0),
      shown(page.processor),
      (1000 / page.processor).toFixed(0),
      bare.rate.toFixed(0),
      shown(bare.processor),
      shown(page.p50),
      ...shares,
    )
  }
}

/** Measures the rate over all connections, then the shares with one request after the other. */
async function use(ask: MeasuredServer['ask'], fetch: Fetch, path: string) {
  const start = await ask('use')
  const rate = await manyOf(fetch, path, atOnce)
  const before = await ask('use')
  const times: number[] = []
  for (let round = 0; round < inTurn; round++) times.push((await fetch(path)).milliseconds)
  const calls = ((await ask('use')).calls - before.calls) / inTurn
  return { rate, processor: (before.processor - start.processor) / atOnce, calls, p50: summary(times).p50 }
}
