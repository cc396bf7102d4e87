import {
  type EntryKind,
  stepNames,
  type TicketOutcome,
  type TicketSubject,
  ticketSubjectNames,
} from '@bnr/contract/inbox/schemas'
import { type TicketState, ticketStates } from '@bnr/contract/inbox/states'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { moment, oneOf, partOf, refersTo } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** Messages to the office from the contact form. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    changedAt: moment('changed_at').notNull(),
    name: text().notNull(),
    phoneCountryCode: text('phone_country_code'),
    phoneNumber: text('phone_number'),
    email: text(),
    subject: text().$type<TicketSubject>().notNull(),
    text: text().notNull(),
    state: text().$type<TicketState>().notNull().default('Waiting for us'),
    /** Who works on it. */
    ownerId: integer('owner_id').references(() => users.id),
    /** The profile with this number or address when the message came in. */
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    /** The member was logged in. Anybody else can enter the number of a member. */
    isSender: boolean('is_sender').notNull().default(false),
    /** From the browser: the same id is the same message. */
    clientId: uuid('client_id').notNull().unique('tickets_client'),
    /** The opened form that sent it, which sends few messages. */
    form: uuid(),
  },
  (t) => [
    oneOf('tickets_subject', t.subject, ticketSubjectNames),
    oneOf('tickets_state', t.state, ticketStates),
    check('tickets_reachable', sql`${t.phoneNumber} is not null or ${t.email} is not null`),
    check('tickets_phone', sql`(${t.phoneCountryCode} is null) = (${t.phoneNumber} is null)`),
    check('tickets_sender', sql`${t.profileId} is not null or not ${t.isSender}`),
    index('tickets_at').on(t.at),
    index('tickets_form').on(t.form).where(sql`form is not null`),
    index('tickets_changed').on(t.changedAt),
    index('tickets_by_state').on(t.state, t.id),
    index('tickets_open').on(t.id).where(sql`state <> 'Closed'`),
    index('tickets_owner').on(t.ownerId, t.id),
    index('tickets_profile').on(t.profileId).where(sql`profile_id is not null`),
    index('tickets_number').on(t.phoneNumber, t.at).where(sql`phone_number is not null`),
    index('tickets_email').on(sql`lower(email)`, t.at).where(sql`email is not null`),
  ],
)

/** What staff did with a ticket. Entries are never changed, except for how far the mail of an answer got. */
export const ticketEntries = pgTable(
  'ticket_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: partOf('ticket_id', () => tickets.id),
    at: moment('at').notNull(),
    userId: refersTo('user_id', () => users.id),
    kind: text().$type<EntryKind>().notNull(),
    /** For an assignment, the name of the person. */
    text: text(),
    outcome: text().$type<TicketOutcome>(),
    /** From the browser: the same id is the same step. */
    clientId: uuid('client_id'),
    sentAt: moment('sent_at'),
    /** How often the mail server refused the answer. */
    failures: smallint().notNull().default(0),
  },
  (t) => [
    oneOf('ticket_entries_kind', t.kind, [...stepNames, 'assign']),
    check('ticket_entries_text', sql`${t.text} is not null or ${t.kind} not in ('answer', 'reply', 'note')`),
    check('ticket_entries_outcome', sql`(${t.kind} = 'call') = (${t.outcome} is not null)`),
    check(
      'ticket_entries_delivery',
      sql`${t.failures} >= 0 and (${t.kind} = 'answer' or (${t.sentAt} is null and ${t.failures} = 0))`,
    ),
    index('ticket_entries_ticket').on(t.ticketId, t.id),
    index('ticket_entries_user').on(t.userId),
    uniqueIndex('ticket_entries_client').on(t.ticketId, t.clientId),
  ],
)
