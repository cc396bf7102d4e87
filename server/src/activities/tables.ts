import type { ActivityKind } from '@bnr/contract/activities/schemas'
import { date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** What one profile did to another. A view is kept once for each day, everything else once. */
export const activities = pgTable(
  'activities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fromId: integer('from_id').notNull(),
    toId: integer('to_id').notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Day of a view; 'infinity' for what is kept once. */
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    uniqueIndex('activities_once').on(t.fromId, t.toId, t.kind, t.day),
    index('activities_from').on(t.fromId, t.kind, t.at),
    index('activities_to').on(t.toId, t.kind, t.at),
  ],
)
