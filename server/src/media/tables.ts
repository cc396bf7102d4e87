import type { MediaKind, MediaStatus } from '@bnr/contract/media/schemas'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/columns.ts'

export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    profileId: integer('profile_id').notNull(),
    kind: text().$type<MediaKind>().notNull(),
    status: text().$type<MediaStatus>().notNull(),
    /** Folder of its files in storage; portraits of the demo share one. */
    folder: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Whether the sizes have been made from the upload. */
    processed: boolean().notNull().default(false),
    reason: text(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: integer('changed_by'),
  },
  (t) => [index('media_profile').on(t.profileId), index('media_status').on(t.status, t.changedAt, t.id)],
)
