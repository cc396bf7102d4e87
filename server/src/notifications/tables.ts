import type { NotificationGroup } from '@bnr/contract/messages/groups'
import type { NotificationKind } from '@bnr/contract/messages/kinds'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/**
 * Notifications in the app. Names are looked up when one is read, so that no name remains after its profile is
 * removed.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: partOf('profile_id', () => profiles.id),
    kind: text().$type<NotificationKind>().notNull(),
    /** The other profile that it is about, if there is one. */
    aboutId: integer('about_id').references(() => profiles.id, { onDelete: 'cascade' }),
    details: jsonb().$type<Record<string, string>>().notNull(),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [
    index('notifications_profile').on(t.profileId, t.id.desc()),
    index('notifications_unread').on(t.profileId).where(sql`read_at is null`),
    index('notifications_about').on(t.aboutId),
    index('notifications_at').using('brin', t.at),
  ],
)

/** Settings that members have changed. All others are defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    profileId: partOf('profile_id', () => profiles.id),
    group: text('group').$type<NotificationGroup>().notNull(),
    mail: boolean().notNull(),
    sms: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.group] })],
)
