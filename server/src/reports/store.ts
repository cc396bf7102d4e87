import type { PageOf } from '@bnr/contract/page'
import { runningStates } from '@bnr/contract/reports/states'
import { and, eq, getTableColumns, gt, inArray, type SQL } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import { direction, pageOf, type Sorted } from '../database/paged.ts'
import { requireRow } from '../database/requireRow.ts'
import { reports } from './tables.ts'

export type ReportRow = typeof reports.$inferSelect
export type NamedReport = ReportRow & { staffName: string | null }

const named = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(reports), staffName: users.name })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.staffId))
    .where(where)

export function findReports(
  db: Queryable,
  where: SQL | undefined,
  page: Sorted,
): Promise<PageOf<NamedReport>> {
  return pageOf(db, named(db, where), [direction(page)(reports.id)], page)
}

export const loadReport = (db: Queryable, id: number): Promise<NamedReport> =>
  requireRow(named(db, eq(reports.id, id)), 'not_found')

/** Locks a report for a move, so that of two concurrent moves the second sees the first. */
export const lockReport = (tx: Transaction, id: number): Promise<ReportRow> =>
  requireRow(tx.select().from(reports).where(eq(reports.id, id)).for('no key update'), 'not_found')

export async function insertReport(tx: Transaction, values: typeof reports.$inferInsert): Promise<ReportRow> {
  const [row] = await tx.insert(reports).values(values).returning()
  return row as ReportRow
}

export async function updateReport(tx: Queryable, id: number, values: Partial<ReportRow>): Promise<void> {
  await tx.update(reports).set(values).where(eq(reports.id, id))
}

/** Counts a person’s reports in progress, and those requested since then. */
export async function countReports(tx: Transaction, staffId: number, since: Date) {
  const own = eq(reports.staffId, staffId)
  const atOnce = await tx.$count(reports, and(own, inArray(reports.state, [...runningStates])))
  const lately = await tx.$count(reports, and(own, gt(reports.createdAt, since)))
  return { atOnce, lately }
}
