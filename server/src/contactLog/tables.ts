import type { CallOutcome, ContactKind } from '@bnr/contract/contactLog/entry'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { day, moment, partOf, refersTo } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

const due = sql`follow_up_on is not null and settled_at is null`

/** Calls and notes of staff about a profile. Entries are never changed, except for their follow-up. */
export const contactLog = pgTable(
  'contact_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: partOf('profile_id', () => profiles.id),
    /** Id of the author. */
    userId: refersTo('user_id', () => users.id),
    /** Who does the follow-up: the author, until it is handed over. */
    ownerId: refersTo('owner_id', () => users.id),
    at: moment('at').notNull(),
    kind: text().$type<ContactKind>().notNull(),
    outcome: text().$type<CallOutcome>(),
    note: text(),
    followUpOn: day('follow_up_on'),
    /** Time of day in India, HH:mm; null for any time. */
    followUpAt: text('follow_up_at'),
    /** When a later call or follow-up replaced this follow-up. */
    settledAt: moment('settled_at'),
  },
  (t) => [
    check('contact_log_outcome', sql`(${t.kind} = 'call') = (${t.outcome} is not null)`),
    check('contact_log_time', sql`${t.followUpAt} is null or ${t.followUpOn} is not null`),
    index('contact_log_profile').on(t.profileId, t.id),
    index('contact_log_user').on(t.userId),
    index('contact_log_owner').on(t.ownerId),
    index('contact_log_due').on(t.followUpOn, t.id).where(due),
    index('contact_log_due_of').on(t.ownerId, t.followUpOn, t.id).where(due),
  ],
)
