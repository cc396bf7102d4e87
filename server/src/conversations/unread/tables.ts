import { sql } from 'drizzle-orm'
import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'
import { profiles } from '../../profiles/tables.ts'

/** The notice about unread messages that a member will get, or got and has not read any message since. */
export const unreadNotices = pgTable(
  'unread_notices',
  {
    profileId: integer('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (t) => [index('unread_notices_due').on(t.dueAt).where(sql`sent_at is null`)],
)
