import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every message of a demo; with a provider nothing is kept here. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    channel: text().$type<'sms' | 'mail'>().notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
  },
  (t) => [index('outbox_at').on(t.at)],
)
