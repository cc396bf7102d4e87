import type { MediaKind } from '@bnr/contract/media/schemas'
import { type MediaStatus, mediaStatuses } from '@bnr/contract/media/transitions'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { moment, oneOf, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    profileId: partOf('profile_id', () => profiles.id),
    kind: text().$type<MediaKind>().notNull(),
    status: text().$type<MediaStatus>().notNull(),
    /** Folder of its files in storage. Profiles of the demo data share portraits. */
    folder: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Whether the sizes have been made from the upload. */
    processed: boolean().notNull().default(false),
    reason: text(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    oneOf('media_status', t.status, mediaStatuses),
    index('media_profile').on(t.profileId),
    index('media_status').on(t.status, t.changedAt, t.id),
    index('media_changed_by').on(t.changedBy).where(sql`changed_by is not null`),
  ],
)
