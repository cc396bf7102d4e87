import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '../accounts/tables.ts'
import { moment } from '../database/columns.ts'

/** Addresses of files: which session may open them, and which file they open. */
export const downloads = pgTable(
  'downloads',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Path of the requested endpoint. */
    path: text().notNull(),
    /** Parameters and query as they were sent. */
    asked: jsonb().$type<{ params: unknown; query: unknown }>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('downloads_session').on(t.sessionId), index('downloads_expiry').on(t.expiresAt)],
)
