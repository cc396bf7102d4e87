import type { InterestState } from '@bnr/contract/activities/interests'
import type { ActivityCode } from '@bnr/contract/activities/kinds'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day, moment, partOf } from '../database/columns.ts'
import { memberships } from '../memberships/tables.ts'
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
    /** The membership that paid for an interest; null if free interests paid, and in rows from before this column. */
    paidMembershipId: integer('paid_membership_id').references(() => memberships.id, {
      onDelete: 'set null',
    }),
    /** An interest that is the yes to a proposal of our office; nothing paid for it. */
    introduced: boolean().notNull().default(false),
    /** First day of the calendar month whose free interests paid. */
    paidMonth: day('paid_month'),
  },
  (t) => [
    uniqueIndex('activities_once').on(t.fromId, t.toId, t.kind, t.day),
    index('activities_from').on(t.fromId, t.kind, t.at),
    index('activities_to').on(t.toId, t.kind, t.at),
    index('activities_unanswered').on(t.toId, t.at).where(sql`interest = 'Pending'`),
    index('activities_paid_membership').on(t.paidMembershipId).where(sql`paid_membership_id is not null`),
  ],
)

/** How often one profile withdrew its interest in another, and when last. */
export const interestTries = pgTable(
  'interest_tries',
  {
    fromId: partOf('from_id', () => profiles.id),
    toId: partOf('to_id', () => profiles.id),
    count: smallint().notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fromId, t.toId] }), index('interest_tries_to').on(t.toId)],
)
