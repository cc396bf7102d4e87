import { type Channel, channels } from '@bnr/contract/messages/channels'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/tables.ts'
import { moment, oneOf, partOf, refersTo } from '../../database/columns.ts'
import { profiles } from '../../profiles/tables.ts'
import { contactLog } from '../tables.ts'

/** Texts that staff send to members. One that has ended remains for the messages that were sent with it. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    channel: text().$type<Channel>().notNull(),
    /** Of an e-mail. */
    subject: text(),
    text: text().notNull(),
    /** Id of the registered DLT template of an SMS. */
    dltId: text('dlt_id'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('message_templates_name').on(sql`lower(name)`).where(sql`ended_at is null`),
    oneOf('message_templates_channel', t.channel, channels),
    check('message_templates_subject', sql`(${t.channel} = 'mail') = (${t.subject} is not null)`),
    check('message_templates_dlt', sql`${t.channel} = 'sms' or ${t.dltId} is null`),
  ],
)

/** Messages from templates. Their text is the note of their entry in the contact log. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    contactId: integer('contact_id')
      .primaryKey()
      .references(() => contactLog.id, { onDelete: 'cascade' }),
    profileId: partOf('profile_id', () => profiles.id),
    userId: refersTo('user_id', () => users.id),
    templateId: refersTo('template_id', () => messageTemplates.id),
    at: moment('at').notNull(),
    channel: text().$type<Channel>().notNull(),
    subject: text(),
    dltId: text('dlt_id'),
    /** From the browser: the same id is the same message. */
    clientId: uuid('client_id').notNull(),
    sentAt: moment('sent_at'),
    /** How often the provider refused it. */
    failures: smallint().notNull().default(0),
  },
  (t) => [
    uniqueIndex('sent_messages_client').on(t.profileId, t.clientId),
    index('sent_messages_profile').on(t.profileId, t.at),
    index('sent_messages_user').on(t.userId, t.at),
    index('sent_messages_template').on(t.templateId),
    check('sent_messages_failures', sql`${t.failures} >= 0`),
  ],
)
