import { setTimeout as wait } from 'node:timers/promises'
import { documentPages, manyOf } from './documentPages.ts'
import type { MeasuredServer } from './documentQuestions.ts'
import { type Fetch, type Fetched, keepAlive } from './keepAlive.ts'
import { shown, summary } from './statistics.ts'
import { head, row } from './tables.ts'

const limits = [4, 8, 16, 32]
const excesses = [2, 4]
const seconds = 8
const shellOnly = { 'sec-fetch-dest': 'empty' }
const path = documentPages.profile

/** Visitors arrive at a steady rate without waiting for others: at two and four times the rate that the server can render. */
export async function measureOverload({ ask, database, address, cookie }: MeasuredServer): Promise<void> {
  const fetch = keepAlive(address, cookie, 1024)
  const { bytes } = await fetch(path, shellOnly)
  const before = await ask('use')
  const shells = await manyOf(fetch, path, 1000, shellOnly)
  const processor = ((await ask('use')).processor - before.processor) / 1000
  const capacity = await manyOf(fetch, path, 400)
  head('database', 'shells a second', 'ms of processor for a shell', 'kB sent', 'documents a second')
  row(database, shells.toFixed(0), shown(processor), (bytes / 1024).toFixed(1), capacity.toFixed(0))

  head(
    'database',
    'PAGES_AT_ONCE',
    'visits a second',
    'documents a second',
    'shells',
    'document p50',
    'p95',
    'shell p50',
    'p95',
    'failed',
  )
  for (const excess of excesses)
    for (const pagesAtOnce of limits) {
      await ask('limit', { pagesAtOnce })
      const visits = await visitsAt(capacity * excess, fetch)
      row(database, pagesAtOnce, (capacity * excess).toFixed(0), ...cellsOf(visits, bytes))
      await wait(500)
    }
}

/** A shell is the same for everybody, so its size identifies it. */
function cellsOf(visits: readonly Fetched[], shellBytes: number): string[] {
  const served = visits.filter(({ status }) => status === 200)
  const shells = served.filter(({ bytes }) => bytes === shellBytes)
  const documents = served.filter(({ bytes }) => bytes !== shellBytes)
  const times = (of: readonly Fetched[]) => {
    const { p50, p95 } = summary(of.map(({ milliseconds }) => milliseconds))
    return [p50, p95].map(shown)
  }
  return [
    (documents.length / seconds).toFixed(0),
    `${((100 * shells.length) / visits.length).toFixed(0)} %`,
    ...times(documents),
    ...times(shells),
    String(visits.length - served.length),
  ]
}

async function visitsAt(rate: number, fetch: Fetch): Promise<Fetched[]> {
  const visits: Promise<Fetched>[] = []
  const start = performance.now()
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - start) {
    while (visits.length < (passed / 1000) * rate) visits.push(fetch(path))
    await wait(5)
  }
  return await Promise.all(visits)
}
