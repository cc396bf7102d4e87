import type { downloadStates } from '@bnr/contract/privacy/endpoints'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** A member's request for all data about them, and the file once it is ready. */
export const dataDownloads = pgTable(
  'data_downloads',
  {
    id: uuid().primaryKey(),
    profileId: partOf('profile_id', () => profiles.id),
    state: text().$type<(typeof downloadStates)[number]>().notNull(),
    /** Percentage. */
    progress: smallint().notNull().default(0),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Bytes. */
    size: integer(),
  },
  (t) => [
    check('data_downloads_progress', sql`${t.progress} between 0 and 100`),
    uniqueIndex('data_downloads_one_at_a_time').on(t.profileId).where(sql`state in ('waiting', 'working')`),
    index('data_downloads_profile').on(t.profileId, t.askedAt),
    index('data_downloads_expiry').on(t.expiresAt),
  ],
)
