import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '../accounts/tables.ts'
import { moment } from '../platform/columns.ts'

/** Addresses that were given out for files: whose session may open them, and what is behind them. */
export const downloads = pgTable(
  'downloads',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Of the endpoint that was asked. */
    path: text().notNull(),
    /** What it was asked with, as it was sent. */
    asked: jsonb().$type<{ params: unknown; query: unknown }>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('downloads_session').on(t.sessionId), index('downloads_expiry').on(t.expiresAt)],
)
