import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditDetail } from './auditDetail.ts'
import { moment } from './columns.ts'

/** What staff did and saw, for two years. People are stored by id, and names are looked up when the log is read. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    userId: integer('user_id'),
    action: text().notNull(),
    /** Empty for a list of many members. */
    subject: text().notNull(),
    /** The profile that the entry is about. No foreign key: the entries of a purged profile remain. */
    profileId: integer('profile_id'),
    detail: jsonb().$type<AuditDetail>(),
  },
  (t) => [
    index('audit_log_profile').on(t.profileId, t.at, t.id).where(sql`profile_id is not null`),
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_user').on(t.userId, t.at, t.id),
    index('audit_log_user_action').on(t.userId, t.action, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
  ],
)

/** Small facts about this installation, e.g. which demo data it contains. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
})
