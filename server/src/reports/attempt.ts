import { randomUUID } from 'node:crypto'
import { reportDays } from '@bnr/contract/reports/schemas'
import { isRunning, reportMachine } from '@bnr/contract/reports/states'
import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import type { ReportRow } from './store.ts'
import { reports } from './tables.ts'

/** The services that write reports. */
export type Writing = Pick<Services, 'db' | 'clock' | 'storage' | 'log'>

/** Thrown when somebody cancelled the report or another process has taken it over. */
export class Overtaken extends Error {}

/**
 * Seconds without a heartbeat after which the process that was writing a report counts as dead. A heartbeat comes
 * every three seconds.
 */
const deadSeconds = 15

/**
 * Takes a waiting report in order to write it to a new file. Only one of two processes gets it; the other throws, so
 * that its job is retried in case the first has died. The file of a dead process is removed.
 */
export async function takeReport(services: Writing, id: number): Promise<ReportRow | undefined> {
  const { db, clock, storage } = services
  const now = clock.now()
  const isAbandoned = and(
    eq(reports.state, 'Running'),
    lt(reports.changedAt, new Date(now.getTime() - deadSeconds * 1000)),
  )
  const [before] = await db.select().from(reports).where(eq(reports.id, id))
  if (!before || !isRunning(before.state)) return undefined
  const file = `reports/${id}-${randomUUID()}.${before.format}`
  const [taken] = await db
    .update(reports)
    .set({ state: reportMachine.actions.write.to, file, progress: 0, rows: 0, changedAt: now })
    .where(and(eq(reports.id, id), or(eq(reports.state, 'Waiting'), isAbandoned)))
    .returning()
  if (!taken) throw new Error(`Report ${id} is being written elsewhere`)
  if (before.file) await storage.remove(before.file)
  return taken
}

/** Whether this attempt still owns the report. */
const ours = ({ id, file }: ReportRow): SQL | undefined =>
  and(eq(reports.id, id), eq(reports.state, 'Running'), eq(reports.file, file ?? ''))

export async function noteProgress(
  { db, clock }: Writing,
  row: ReportRow,
  at: { progress: number; rows: number },
): Promise<void> {
  const noted = await db
    .update(reports)
    .set({ ...at, changedAt: clock.now() })
    .where(ours(row))
    .returning({ id: reports.id })
  if (noted.length === 0) throw new Overtaken('this report was cancelled or taken over')
}

/** Marks a report as completed and logs the export with its filters and number of rows. */
export async function completeReport(
  { db, clock }: Writing,
  row: ReportRow,
  made: { rows: number; size: number },
): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const [done] = await tx
      .update(reports)
      .set({
        ...made,
        state: reportMachine.actions.complete.to,
        progress: 100,
        changedAt: at,
        expiresAt: daysAfter(at, reportDays),
      })
      .where(ours(row))
      .returning()
    if (!done) throw new Overtaken('this report was cancelled or taken over')
    await auditExport(tx, at, done)
  })
}

const auditExport = (tx: Transaction, at: Date, { id, staffId, type, format, filters, rows }: ReportRow) =>
  audit(tx, at, staffId, reportMachine.actions.complete.audit, `report ${id}`, {
    type,
    format,
    ...filters,
    rows,
  })

/** Lets another process take the report at once instead of waiting for a missing heartbeat. */
export async function letGoOfReport({ db, clock }: Writing, row: ReportRow): Promise<void> {
  const changedAt = new Date(clock.now().getTime() - deadSeconds * 1000 - 1)
  await db.update(reports).set({ changedAt }).where(ours(row))
}

export async function failReport({ db, clock }: Writing, row: ReportRow, failure: string): Promise<void> {
  await db
    .update(reports)
    .set({ state: reportMachine.actions.fail.to, failure, changedAt: clock.now() })
    .where(ours(row))
}
