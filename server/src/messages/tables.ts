import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Messages of a demo without providers. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    channel: text().$type<'sms' | 'mail'>().notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
  },
  (t) => [index('outbox_at').on(t.at)],
)
