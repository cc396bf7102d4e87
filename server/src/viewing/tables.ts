import { date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** The profiles that a member opened on a day in India. */
export const profileOpenings = pgTable(
  'profile_openings',
  {
    viewerId: partOf('viewer_id', () => profiles.id),
    day: date({ mode: 'string' }).notNull(),
    profileId: partOf('profile_id', () => profiles.id),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.day, t.profileId] }),
    index('profile_openings_day').on(t.day),
    index('profile_openings_profile').on(t.profileId),
  ],
)
