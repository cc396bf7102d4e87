import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Services } from '../server/src/services/services.ts'
import { onDatabases, option } from './databases.ts'
import { multiplyProfiles } from './multiplyProfiles.ts'

/** node bench/reports.ts [--rows 1000000] [--at URL --postgres 1000000]: time and memory of reports on PostgreSQL. */
const rows = Number(option('rows') ?? 1_000_000)
const program = fileURLToPath(new URL('reportProcess.ts', import.meta.url))
const reports = [
  ['PAID', 'csv'],
  ['PROFILE', 'csv'],
  ['PROFILE', 'xlsx'],
]

await onDatabases(measure, { embedded: '', postgres: '5000' })

async function measure({ db }: Services): Promise<void> {
  await multiplyProfiles(db, rows)
  if (!('pool' in db.client)) throw new Error('reports are measured on PostgreSQL only')
  const { connectionString = '' } = db.client.pool.options
  for (const report of reports)
    spawnSync(process.execPath, [program, connectionString, ...report], { stdio: 'inherit' })
}
