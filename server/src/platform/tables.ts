import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditDetail } from './auditDetail.ts'
import { moment } from './columns.ts'

/** Who did and saw what of whom, for two years. People are referenced by id: their names are looked up when it is read. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    userId: integer('user_id'),
    action: text().notNull(),
    /** Empty for a list of many. */
    subject: text().notNull(),
    /** Whose it is. No foreign key: a purged profile leaves its rows. */
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

/** Small facts about this installation, e.g. which demo population it holds. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
})
