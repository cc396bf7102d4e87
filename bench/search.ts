import { cpus } from 'node:os'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases } from './databases.ts'
import { measureEngine, measureHttp } from './searchMeasures.ts'
import { shown } from './statistics.ts'
import { head, print, row } from './tables.ts'

/**
 * node bench/search.ts [--postgres 10000,100000,1000000] [--embedded 10000,100000]: 200 mixed searches by the SQL engine
 * alone, and over HTTP with both engines.
 */
print(
  `${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}; milliseconds, 200 mixed searches`,
)
await onDatabases(measure, { embedded: '10000,100000', postgres: '10000,100000,1000000' })

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const { p50, p95, rate } = await measureEngine(services)
  print(
    `\n${database}, ${profiles} profiles; the SQL engine alone: p50 ${shown(p50)}, p95 ${shown(p95)}, ${rate.toFixed(0)} a second with 8 clients\n`,
  )
  head('engine', 'HTTP p50', 'HTTP p95', 'baseline p50', 'HTTP / baseline', '50 rows a second, 8 clients')
  for (const [engine, { http, baseline, rate }] of Object.entries(await measureHttp(services)))
    row(
      engine,
      ...[http.p50, http.p95, baseline.p50].map(shown),
      (http.p50 / baseline.p50).toFixed(1),
      rate.toFixed(0),
    )
}
