import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportTypeNames } from '@bnr/contract/reports/types'
import { eq } from 'drizzle-orm'
import { createStaff } from '../server/src/accounts/staff.ts'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/database/database.ts'
import { folderStorage } from '../server/src/files/storage.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { openLog } from '../server/src/platform/log.ts'
import { reports } from '../server/src/reports/tables.ts'
import { writeReport } from '../server/src/reports/write.ts'

/** node bench/reportProcess.ts URL TYPE FORMAT: writes one report, and prints how much this process grew. */
const [url = '', type = 'ALL', format = 'csv'] = process.argv.slice(2)
const db = await openDatabase({ url })
const folder = mkdtempSync(join(tmpdir(), 'bnr-bench-reports-'))
const services = {
  db,
  clock: systemClock,
  storage: folderStorage(folder),
  log: openLog(readConfig({ LOG_LEVEL: 'silent' })),
}

// Only a member of staff who may see contact details can have this report.
const { id: staffId } = await createStaff(services, null, {
  name: 'Report Author',
  mobile: `9${Math.random().toFixed(9).slice(2)}`,
  roles: ['super_admin'],
  password: 'Demo1234',
})

// An empty report comes first, so that the figures leave out what is loaded and compiled once.
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
  const [inserted] = await db
    .insert(reports)
    .values({
      type: reportTypeNames.find((name) => name === type) ?? 'ALL',
      format: format === 'xlsx' ? 'xlsx' : 'csv',
      filters: { contacts: true, ...(from ? { from } : {}) },
      staffId,
      state: 'Waiting',
      createdAt: now,
      changedAt: now,
    })
    .returning()
  const id = inserted?.id ?? 0
  await writeReport(services, id)
  const [row] = await db.select().from(reports).where(eq(reports.id, id))
  return row
}
