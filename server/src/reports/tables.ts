import type { ReportFilters, ReportFormat } from '@bnr/contract/reports/schemas'
import { type ReportState, reportStateNames } from '@bnr/contract/reports/states'
import type { ReportType } from '@bnr/contract/reports/types'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { moment, notNegative, oneOf, refersTo } from '../database/columns.ts'

/** Reports that staff requested, and their files. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text().$type<ReportType>().notNull(),
    format: text().$type<ReportFormat>().notNull(),
    filters: jsonb().$type<ReportFilters>().notNull(),
    staffId: refersTo('staff_id', () => users.id),
    state: text().$type<ReportState>().notNull(),
    /** Percentage, 0 to 100. */
    progress: smallint().notNull().default(0),
    rows: integer().notNull().default(0),
    /** Storage key, new for each attempt. An attempt with another key has been overtaken. */
    file: text(),
    /** Size in bytes. */
    size: bigint({ mode: 'number' }),
    failure: text(),
    createdAt: moment('created_at').notNull(),
    /** Serves as the heartbeat while the report is being written. */
    changedAt: moment('changed_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    check('reports_progress', sql`${t.progress} between 0 and 100`),
    notNegative('reports_sizes', t.rows, t.size),
    oneOf('reports_state', t.state, reportStateNames),
    index('reports_type').on(t.type, t.id),
    index('reports_staff').on(t.staffId, t.createdAt),
    index('reports_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
  ],
)
