import type { messageReportKeys } from '@bnr/contract/conversations/reports'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/tables.ts'
import type { Queryable, Transaction } from '../../database/database.ts'
import { direction, type Page, pageOf, type Sorted } from '../../database/paged.ts'
import { requireRow } from '../../database/requireRow.ts'
import type { Conditions } from '../../http/criteria.ts'
import { profiles } from '../../profiles/tables.ts'
import { frozenMessages, messageReports, reportLooks } from './tables.ts'

const about = alias(profiles, 'about')
const reporter = alias(profiles, 'reporter')

export type ReportRow = typeof messageReports.$inferSelect
export type FoundReport = Awaited<ReturnType<typeof foundOf>>[number]

function foundOf(db: Queryable, condition: SQL | undefined) {
  return db
    .select({
      report: messageReports,
      about: { bnrId: about.bnrId, name: about.name, status: about.status },
      reporter: { bnrId: reporter.bnrId, name: reporter.name },
      decidedBy: users.name,
    })
    .from(messageReports)
    .innerJoin(about, eq(about.id, messageReports.aboutId))
    .leftJoin(reporter, eq(reporter.id, messageReports.reporterId))
    .leftJoin(users, eq(users.id, messageReports.decidedBy))
    .where(condition)
}

export const reportConditions: Conditions<typeof messageReportKeys> = {
  st: (state) => eq(messageReports.state, state),
  kd: (kind) => eq(messageReports.kind, kind),
}

export const listReports = (db: Queryable, condition: SQL | undefined, page: Sorted) =>
  pageOf(db, foundOf(db, condition), [direction(page)(messageReports.id)], page)

export const reportsOf = (db: Queryable, reporterId: number, page: Page) =>
  pageOf(db, foundOf(db, eq(messageReports.reporterId, reporterId)), [desc(messageReports.id)], page)

export const loadReport = (db: Queryable, id: number): Promise<FoundReport> =>
  requireRow(foundOf(db, eq(messageReports.id, id)), 'not_found')

/** Locks a report for a decision; a second decision waits. */
export const lockReport = (tx: Transaction, id: number): Promise<ReportRow> =>
  requireRow(
    tx.select().from(messageReports).where(eq(messageReports.id, id)).for('no key update'),
    'not_found',
  )

export const frozenOf = (db: Queryable, reportId: number) =>
  db
    .select()
    .from(frozenMessages)
    .where(eq(frozenMessages.reportId, reportId))
    .orderBy(asc(frozenMessages.seq))

/** By report: when staff read it, the first time first. */
export async function looksAt(db: Queryable, reportIds: readonly number[]): Promise<Map<number, Date[]>> {
  const found = await db
    .select()
    .from(reportLooks)
    .where(and(inArray(reportLooks.reportId, [...reportIds])))
    .orderBy(asc(reportLooks.id))
  const grouped = Map.groupBy(found, ({ reportId }) => reportId)
  return new Map([...grouped].map(([id, looks]) => [id, looks.map(({ at }) => at)]))
}

/** The reports that a member made, for the download of all data. */
export const reportsForDownload = (db: Queryable, profileId: number) =>
  db
    .select({
      about: about.bnrId,
      reason: messageReports.reason,
      at: messageReports.at,
      state: messageReports.state,
    })
    .from(messageReports)
    .innerJoin(about, eq(about.id, messageReports.aboutId))
    .where(eq(messageReports.reporterId, profileId))
    .orderBy(asc(messageReports.id))
