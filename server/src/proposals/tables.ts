import {
  type ProposalReason,
  type ProposalState,
  proposalReasonNames,
  proposalStates,
} from '@bnr/contract/proposals/states'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { day, moment, oneOf, partOf, refersTo } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** Profiles that a relationship manager proposed to a member of the assisted service. A pair has at most one row. */
export const proposals = pgTable(
  'proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    memberId: partOf('member_id', () => profiles.id),
    profileId: partOf('profile_id', () => profiles.id),
    staffId: refersTo('staff_id', () => users.id),
    sentence: text().notNull(),
    at: moment('at').notNull(),
    /** The same as a day in India, for weeks, months and limits. */
    sentOn: day('sent_on').notNull(),
    state: text().$type<ProposalState>().notNull().default('Waiting'),
    answeredAt: moment('answered_at'),
    reason: text().$type<ProposalReason>(),
    /** Day on which a 'Later' waits again. */
    backOn: day('back_on'),
    /** The `backOn` of which the member was notified. */
    backNotifiedOn: day('back_notified_on'),
    /** When our office calls both families, and when the outcome was logged. */
    callAt: moment('call_at'),
    callLoggedAt: moment('call_logged_at'),
  },
  (t) => [
    uniqueIndex('proposals_pair').on(t.memberId, t.profileId),
    index('proposals_profile').on(t.profileId),
    index('proposals_staff').on(t.staffId, t.sentOn),
    index('proposals_member').on(t.memberId, t.sentOn),
    index('proposals_to_notify')
      .on(t.backOn, t.id)
      .where(sql`state = 'Later' and back_notified_on is distinct from back_on`),
    oneOf('proposals_state', t.state, proposalStates),
    check(
      'proposals_reason',
      sql`(${t.state} = 'No') = (${t.reason} is not null)
        and (${t.reason} is null or ${t.reason} in (${sql.raw(proposalReasonNames.map((name) => `'${name}'`).join(', '))}))`,
    ),
    check('proposals_later', sql`(${t.state} = 'Later') = (${t.backOn} is not null)`),
    check('proposals_answer', sql`(${t.state} = 'Waiting') = (${t.answeredAt} is null)`),
  ],
)
