import { cpus, loadavg } from 'node:os'
import { measureCauses } from './documentCauses.ts'
import { measureMemory } from './documentMemory.ts'
import { measureOverload } from './documentOverload.ts'
import { connections, documentPaths, warmUp } from './documentPages.ts'
import { type MeasuredServer, onServers } from './documentQuestions.ts'
import { measureRates } from './documentRates.ts'
import { keepAlive } from './keepAlive.ts'
import { print } from './tables.ts'

/**
 * node bench/documents.ts [--embedded 2000] [--postgres 2000] [--only rates,causes,overload,memory]: server-rendered pages,
 * fetched over HTTP by a separate process.
 */
const measures: Record<string, (server: MeasuredServer) => Promise<void>> = {
  rates: measureRates,
  causes: measureCauses,
  overload: measureOverload,
  memory: measureMemory,
}
const at = process.argv.indexOf('--only')
const wanted = at < 0 ? Object.keys(measures) : (process.argv[at + 1] ?? '').split(',')
const load = () => `load ${loadavg()[0]?.toFixed(1)}`

print(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}, ${load()}`)
await onServers(async (server) => {
  const fetch = keepAlive(server.address, server.cookie, connections)
  for (const path of documentPaths) await warmUp(fetch, path)
  for (const name of wanted) await measures[name]?.(server)
})
print(load())
process.exit()
