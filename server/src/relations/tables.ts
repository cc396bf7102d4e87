import type { InterestState } from '@bnr/contract/activities/interests'
import type { ActivityCode } from '@bnr/contract/activities/kinds'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, moment, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** What one profile did to another. A view is stored once a day, everything else once. */
export const activities = pgTable(
  'activities',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fromId: partOf('from_id', () => profiles.id),
    toId: partOf('to_id', () => profiles.id),
    kind: text().$type<ActivityCode>().notNull(),
    at: moment('at').notNull(),
    /** Day of a view; 'infinity' for activities that are stored once. */
    day: date({ mode: 'string' }).notNull(),
    /** State of an interest; null for all other kinds. */
    interest: text().$type<InterestState>(),
    answeredAt: moment('answered_at'),
    /** Last day on which an opened phone number stays visible, from the plan that paid for it. Null means no end. */
    openUntil: day('open_until'),
  },
  (t) => [
    uniqueIndex('activities_once').on(t.fromId, t.toId, t.kind, t.day),
    index('activities_from').on(t.fromId, t.kind, t.at),
    index('activities_to').on(t.toId, t.kind, t.at),
  ],
)
