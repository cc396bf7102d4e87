import { readCount, readQueues, readRevenue } from '@bnr/contract/figures/endpoints'
import { figureNames, isRevenue } from '@bnr/contract/figures/figures'
import { buildApp } from '../server/src/app.ts'
import { countFigures } from '../server/src/figures/count.ts'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases } from './databases.ts'
import { tokenOf } from './staffToken.ts'
import { shown, summary, timed } from './statistics.ts'
import { head, print, row } from './tables.ts'

const visits = 150

/** node bench/figures.ts [--postgres 200000,1000000]: each figure of the staff dashboard, compared with a bare route. */
await onDatabases(measure, { embedded: '', postgres: '200000' })

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const app = await buildApp(services)
  const headers = { authorization: `Bearer ${await tokenOf(services, 'super_admin')}` }
  const manager = { authorization: `Bearer ${await tokenOf(services, 'tele_manager')}` }
  const get =
    (url: string, as = headers) =>
    () =>
      app.inject({ url, headers: as })
  print(`\n${database}, ${profiles} profiles; in milliseconds. Counting everything again:`)
  for (let round = 0; round < 3; round++) print(`- ${shown(await timed(() => countFigures(services)))}`)
  const calls: [name: string, ask: () => Promise<unknown>][] = [
    ['bare route', get('/healthz')],
    ...figureNames.map((name): [string, () => Promise<unknown>] => {
      const { path } = isRevenue(name) ? readRevenue[name] : readCount[name]
      return [path, get(`/api${path}?pd=12`)]
    }),
    [readQueues.path, get(`/api${readQueues.path}`, manager)],
  ]
  head('call', 'p50', 'p95', 'p95 while everything is counted')
  for (const [name, ask] of calls) {
    await countFigures(services)
    const alone = await timesOf(ask)
    const stop = keepCounting(services)
    const duringCount = await timesOf(ask)
    await stop()
    row(name, shown(summary(alone).p50), shown(summary(alone).p95), shown(summary(duringCount).p95))
  }
  await app.close()
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) times.push(await timed(ask))
  return times
}

/** Counts again and again until the returned function is called. */
function keepCounting(services: Services): () => Promise<void> {
  let isOn = true
  const counting = (async () => {
    while (isOn) await countFigures(services)
  })()
  return async () => {
    isOn = false
    await counting
  }
}
