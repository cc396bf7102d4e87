import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Who did what to whom, never changed or deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    userId: integer('user_id'),
    action: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_log_subject').on(t.subject, t.at),
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_user').on(t.userId, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
  ],
)

/** Small facts about this installation, e.g. which demo population it holds. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  value: text().notNull(),
})
