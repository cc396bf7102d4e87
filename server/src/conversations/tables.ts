import type { Closing, Removal } from '@bnr/contract/conversations/limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** One conversation for each pair, which begins when an interest is accepted. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The profile with the lower id. */
    firstId: partOf('first_id', () => profiles.id),
    secondId: partOf('second_id', () => profiles.id),
    openedAt: moment('opened_at').notNull(),
    lastSeq: integer('last_seq').notNull().default(0),
    /** Time of the newest message; without messages, when it opened. */
    lastAt: moment('last_at').notNull(),
    endedAt: moment('ended_at'),
    endedAs: text('ended_as').$type<'closed' | 'blocked'>(),
    /** Who closed or blocked; empty when a profile was settled or deleted. */
    endedBy: integer('ended_by').references(() => profiles.id, { onDelete: 'cascade' }),
    closing: text().$type<Closing>(),
  },
  (t) => [
    uniqueIndex('conversations_pair').on(t.firstId, t.secondId),
    index('conversations_second').on(t.secondId),
    index('conversations_ended_by').on(t.endedBy).where(sql`ended_by is not null`),
    check('conversations_order', sql`${t.firstId} < ${t.secondId}`),
    check('conversations_end', sql`(${t.endedAt} is null) = (${t.endedAs} is null)`),
    check('conversations_ended_as', sql`${t.endedAs} is null or ${t.endedAs} in ('closed', 'blocked')`),
  ],
)

/** What one of the two has read and asked for. */
export const conversationSides = pgTable(
  'conversation_sides',
  {
    conversationId: partOf('conversation_id', () => conversations.id),
    profileId: partOf('profile_id', () => profiles.id),
    readSeq: integer('read_seq').notNull().default(0),
    /** Until when this member asked for time. Each member can ask once. */
    weekUntil: moment('week_until'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.profileId] }),
    index('conversation_sides_profile').on(t.profileId),
  ],
)

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    conversationId: partOf('conversation_id', () => conversations.id),
    seq: integer().notNull(),
    senderId: partOf('sender_id', () => profiles.id),
    /** From the sender's browser: the same id is the same message. */
    clientId: uuid('client_id').notNull(),
    at: moment('at').notNull(),
    text: text(),
    /** Equal for equal texts of a sender; erased with the sealed text. */
    fingerprint: text(),
    /** The encrypted text of a removed message, until a job erases it. */
    sealed: text(),
    removedAt: moment('removed_at'),
    removal: text().$type<Removal>(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    uniqueIndex('conversation_messages_client').on(t.conversationId, t.senderId, t.clientId),
    index('conversation_messages_sender').on(t.senderId, t.at),
    index('conversation_messages_removed').on(t.removedAt).where(sql`removed_at is not null`),
    check('conversation_messages_text', sql`(${t.text} is null) = (${t.removedAt} is not null)`),
    check('conversation_messages_sealed', sql`${t.sealed} is null or ${t.removedAt} is not null`),
    oneOf('conversation_messages_removal', t.removal, ['member', 'staff']),
  ],
)
