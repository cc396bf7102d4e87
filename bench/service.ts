import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startCheckout } from './checkout.ts'
import { keepAlive } from './keepAlive.ts'
import { ratePerSecond } from './statistics.ts'
import { head, row } from './tables.ts'

/**
 * node bench/service.ts [--against folder]: processor time of a built checkout at rest, and for each script of the home page, on
 * the embedded database. With another checkout the two alternate.
 */
const { values: options } = parseArgs({ options: { against: { type: 'string' } } })
const own = fileURLToPath(new URL('..', import.meta.url))
const [rounds, restSeconds, settleSeconds, files, clients] = [2, 15, 8, 8000, 8]

head('tree', 'processor at rest, ms a second', 'ms for each script', 'scripts a second')
for (let round = 0; round < rounds; round++)
  for (const folder of options.against ? [options.against, own] : [own])
    row(folder === own ? 'this' : 'before', ...(await measure(folder)))

async function measure(folder: string): Promise<string[]> {
  const checkout = await startCheckout(folder, 200)
  try {
    const fetch = keepAlive(checkout.address, '', clients)
    await wait(settleSeconds * 1000)
    const before = await processorOf(checkout.address)
    await wait(restSeconds * 1000)
    const rested = (await processorOf(checkout.address)) - before
    const scripts = await scriptsOfHome(checkout.address)
    const works = Array.from({ length: files }, (_, at) => () => fetch(scripts[at % scripts.length] ?? ''))
    await ratePerSecond(works.slice(0, files / 4), clients)
    const start = await processorOf(checkout.address)
    const rate = await ratePerSecond(works, clients)
    const each = ((await processorOf(checkout.address)) - start) / files
    return [(rested / restSeconds).toFixed(0), each.toFixed(3), rate.toFixed(0)]
  } finally {
    await checkout.stop()
  }
}

/** Processor time of the process so far, in milliseconds. */
async function processorOf(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(metrics) ?? []
  return Number(seconds) * 1000
}

async function scriptsOfHome(address: string): Promise<string[]> {
  const html = await (await fetch(`${address}/home`)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
}
