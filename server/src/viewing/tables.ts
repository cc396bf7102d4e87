import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { profiles } from '../profiles/tables.ts'

/** Which full profiles a member opened on an Indian day. */
export const profileOpenings = pgTable(
  'profile_openings',
  {
    viewerId: integer('viewer_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.day, t.profileId] }),
    index('profile_openings_day').on(t.day),
    index('profile_openings_profile').on(t.profileId),
  ],
)
