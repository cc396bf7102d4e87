import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportTypeNames } from '@bnr/contract/reports/types'
import { eq } from 'drizzle-orm'
import { createStaff } from '../server/src/accounts/staff.ts'
import { readConfig } from '../server/src/config.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openDatabase } from '../server/src/platform/database.ts'
import { openLog } from '../server/src/platform/log.ts'
import { folderStorage } from '../server/src/platform/storage.ts'
import { reports } from '../server/src/reports/tables.ts'
import { writeReport } from '../server/src/reports/write.ts'

/** node bench/reportProcess.ts URL TYPE FORMAT: one report, and how much this process grew by it. */
const [url = '', type = 'ALL', format = 'csv'] = process.argv.slice(2)
const db = await openDatabase({ url })
const folder = mkdtempSync(join(tmpdir(), 'bnr-bench-reports-'))
const services = {
  db,
  clock: systemClock,
  storage: folderStorage(folder),
  log: openLog(readConfig({ LOG_LEVEL: 'silent' })),
}

// A report is made while its maker may have it, with the numbers that are in it.
const { id: staffId } = await createStaff(services, null, {
  name: 'A maker of reports',
  mobile: `9${Math.random().toFixed(9).slice(2)}`,
  roles: ['super_admin'],
  password: 'Demo1234',
})

// An empty one first: what is loaded and compiled once is no part of what rows take.
await make('2099-01-01')
const before = process.memoryUsage.rss()
let most = before
const timer = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 20)
const start = performance.now()
const made = await make()
clearInterval(timer)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
const [size, grown, base] = [made?.size ?? 0, most - before, before].map(
  (one) => `${Math.round(one / 1e6)} MB`,
)
process.stdout.write(
  `| ${type} ${format} | ${made?.state} | ${made?.rows} rows | ${size} | ${seconds} s | ${grown} more than ${base} |\n`,
)
rmSync(folder, { recursive: true, force: true })
await db.close()

async function make(from?: string) {
  const now = services.clock.now()
  const [asked] = await db
    .insert(reports)
    .values({
      type: reportTypeNames.find((name) => name === type) ?? 'ALL',
      format: format === 'xlsx' ? 'xlsx' : 'csv',
      filters: { contacts: true, ...(from ? { from } : {}) },
      staffId, state: 'Waiting', createdAt: now, changedAt: now,
    })
    .returning()
  const id = asked?.id ?? 0
  await writeReport(services, id)
  const [row] = await db.select().from(reports).where(eq(reports.id, id))
  return row
}
