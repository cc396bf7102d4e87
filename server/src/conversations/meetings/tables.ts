import {
  type MeetingFamilies,
  meetingFamilyNames,
  type StoredMeetingState,
  storedMeetingStates,
} from '@bnr/contract/conversations/meetings'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, oneOf, partOf } from '../../database/columns.ts'
import { profiles } from '../../profiles/tables.ts'
import { conversations } from '../tables.ts'

/** Proposals to meet. The newest of a conversation is the one that counts. */
export const meetings = pgTable(
  'meetings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: partOf('conversation_id', () => conversations.id),
    proposerId: partOf('proposer_id', () => profiles.id),
    at: moment('at').notNull(),
    /** ISO 8601 in UTC, the earliest first. */
    times: jsonb().$type<readonly string[]>().notNull(),
    place: text().notNull(),
    families: text().$type<MeetingFamilies>().notNull(),
    state: text().$type<StoredMeetingState>().notNull().default('Proposed'),
    /** The accepted time. */
    chosen: moment('chosen'),
  },
  (t) => [
    index('meetings_conversation').on(t.conversationId, t.id),
    index('meetings_proposer').on(t.proposerId),
    oneOf('meetings_families', t.families, meetingFamilyNames),
    oneOf('meetings_state', t.state, storedMeetingStates),
    check('meetings_chosen', sql`${t.state} <> 'Accepted' or ${t.chosen} is not null`),
  ],
)

/** Whether a member met the other, which only this member sees. */
export const meetingAnswers = pgTable(
  'meeting_answers',
  {
    meetingId: partOf('meeting_id', () => meetings.id),
    profileId: partOf('profile_id', () => profiles.id),
    met: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.profileId] }),
    index('meeting_answers_profile').on(t.profileId),
  ],
)
