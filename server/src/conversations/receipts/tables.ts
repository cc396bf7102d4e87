import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { profiles } from '../../profiles/tables.ts'

/** What a member has chosen for all conversations. Without a row nothing is switched on. */
export const messageSettings = pgTable('message_settings', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  readReceipts: boolean('read_receipts').notNull(),
})
