import { cpus } from 'node:os'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases } from './databases.ts'
import { measureEngine, measureHttp, type Row } from './searchMeasures.ts'
import { shown } from './statistics.ts'

/** node bench/search.ts [--postgres 10000,100000,1000000] [--embedded 10000,100000] */
const rows: Row[] = []
await onDatabases(measure, { embedded: '10000,100000', postgres: '10000,100000,1000000' })
print()

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const engine = await measureEngine(services)
  rows.push({ database, profiles, ...engine, ...(await measureHttp(services)) })
}

function print(): void {
  const titles = [
    'database',
    'profiles',
    'engine p50',
    'engine p95',
    'engine q/s (8)',
    'HTTP p50',
    'HTTP p95',
    'baseline p50',
    'HTTP - engine - baseline p50',
  ]
  process.stdout.write(
    `\n${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}; milliseconds, 200 mixed searches\n\n`,
  )
  process.stdout.write(`| ${titles.join(' | ')} |\n|${titles.map(() => '---').join('|')}|\n`)
  for (const row of rows) {
    const { engine, http, baseline } = row
    const figures = [engine.p50, engine.p95]
      .map(shown)
      .concat(
        engine.rate.toFixed(0),
        [http.p50, http.p95, baseline.p50, http.p50 - engine.p50 - baseline.p50].map(shown),
      )
    process.stdout.write(`| ${row.database} | ${row.profiles} | ${figures.join(' | ')} |\n`)
  }
}
