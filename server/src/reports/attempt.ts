import { randomUUID } from 'node:crypto'
import { reportDays } from '@bnr/contract/reports/schemas'
import { isRunning } from '@bnr/contract/reports/states'
import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import { audit } from '../platform/audit.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import type { ReportRow } from './store.ts'
import { reports } from './tables.ts'

/** What it takes to write one. */
export type Writing = Pick<Services, 'db' | 'clock' | 'storage' | 'log'>

/** Somebody stopped the report, or another process has it: what is being written is of no use. */
export class Overtaken extends Error {}

/** A report that runs shows a sign of life every three seconds; one without any for so long was left by a process that died. */
const deadSeconds = 15

/**
 * Takes a report to be written, under a new key, if it waits to be. Of two processes one gets it; the other comes again later, as
 * the first may have died. What a dead one had begun is removed.
 */
export async function takeReport(services: Writing, id: number): Promise<ReportRow | undefined> {
  const { db, clock, storage } = services
  const now = clock.now()
  const isLeft = and(
    eq(reports.state, 'Running'),
    lt(reports.changedAt, new Date(now.getTime() - deadSeconds * 1000)),
  )
  const [before] = await db.select().from(reports).where(eq(reports.id, id))
  if (!before || !isRunning(before.state)) return undefined
  const file = `reports/${id}-${randomUUID()}.${before.format}`
  const [taken] = await db
    .update(reports)
    .set({ state: 'Running', file, progress: 0, rows: 0, changedAt: now })
    .where(and(eq(reports.id, id), or(eq(reports.state, 'Waiting'), isLeft)))
    .returning()
  if (!taken) throw new Error(`Report ${id} is being written elsewhere`)
  if (before.file) await storage.remove(before.file)
  return taken
}

/** Still this try's to write. */
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
  if (noted.length === 0) throw new Overtaken('this report is no longer wanted')
}

/** Its file is there; written down once, with what was asked for and how many rows left the house. */
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
        state: 'Completed',
        progress: 100,
        changedAt: at,
        expiresAt: daysAfter(at, reportDays),
      })
      .where(ours(row))
      .returning()
    if (!done) throw new Overtaken('this report is no longer wanted')
    await writeDown(tx, at, done)
  })
}

const writeDown = (tx: Transaction, at: Date, { id, staffId, type, format, filters, rows }: ReportRow) =>
  audit(tx, at, staffId, 'report export', `report ${id}`, { type, format, ...filters, rows })

export async function failReport({ db, clock }: Writing, row: ReportRow, failure: string): Promise<void> {
  await db.update(reports).set({ state: 'Failed', failure, changedAt: clock.now() }).where(ours(row))
}
