import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Services } from '../server/src/platform/services.ts'
import { onDatabases, option } from './databases.ts'
import { multiplyProfiles } from './multiplyProfiles.ts'

/** node bench/reports.ts [--rows 1000000] [--at URL --postgres 1000000]: what reports take in time and memory, on PostgreSQL, each in a process of its own. */
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
  if (!('pool' in db.client)) throw new Error('these are measured on PostgreSQL')
  const { connectionString = '' } = db.client.pool.options
  for (const report of reports)
    spawnSync(process.execPath, [program, connectionString, ...report], { stdio: 'inherit' })
}
