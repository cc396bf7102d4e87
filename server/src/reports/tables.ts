import type { ReportFilters, ReportFormat } from '@bnr/contract/reports/schemas'
import type { ReportState } from '@bnr/contract/reports/states'
import type { ReportType } from '@bnr/contract/reports/types'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { moment } from '../platform/columns.ts'

/** What staff had made, and where its file is. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text().$type<ReportType>().notNull(),
    format: text().$type<ReportFormat>().notNull(),
    filters: jsonb().$type<ReportFilters>().notNull(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => users.id),
    state: text().$type<ReportState>().notNull(),
    /** Percentage. */
    progress: smallint().notNull().default(0),
    rows: integer().notNull().default(0),
    /** Key in the storage, new for each try: whoever writes under another has been overtaken. */
    file: text(),
    /** Bytes. */
    size: bigint({ mode: 'number' }),
    failure: text(),
    createdAt: moment('created_at').notNull(),
    /** While it runs a sign of life. */
    changedAt: moment('changed_at').notNull(),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index('reports_type').on(t.type, t.id),
    index('reports_staff').on(t.staffId, t.createdAt),
    index('reports_expiry').on(t.expiresAt).where(sql`expires_at is not null`),
  ],
)
