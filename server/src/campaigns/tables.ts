import {
  type CampaignState,
  campaignStates,
  type LeftOutReason,
  type RecipientState,
  recipientStates,
} from '@bnr/contract/campaigns/states'
import type { Criterion } from '@bnr/contract/criteria'
import { type Channel, channels } from '@bnr/contract/messages/channels'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { messageTemplates } from '../contactLog/templates/tables.ts'
import { moment, notNegative, oneOf, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** Messages of staff to all members that match a search. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => users.id),
    channel: text().$type<Channel>().notNull().default('mail'),
    /** Of an SMS, the name of its template. */
    subject: text().notNull(),
    /** Of an SMS, the text of its template as it was when somebody chose it. */
    text: text().notNull(),
    templateId: integer('template_id').references(() => messageTemplates.id),
    /** Id of the registered DLT template of an SMS. */
    dltId: text('dlt_id'),
    criteria: jsonb().$type<Criterion[]>().notNull(),
    state: text().$type<CampaignState>().notNull(),
    /** When this text was sent as a test. */
    testedAt: moment('tested_at'),
    /** The number that was confirmed at the start. */
    recipients: integer().notNull().default(0),
    /** Recipients up to this profile are chosen, in the order of ids. */
    lastProfileId: integer('last_profile_id').notNull().default(0),
    /** The newest profile at the start. Later ones get no message. */
    upToProfileId: integer('up_to_profile_id').notNull().default(0),
    failure: text(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    oneOf('campaigns_state', t.state, campaignStates),
    oneOf('campaigns_channel', t.channel, channels),
    check(
      'campaigns_template',
      sql`(${t.channel} = 'sms') = (${t.templateId} is not null) and (${t.channel} = 'sms') = (${t.dltId} is not null)`,
    ),
    notNegative('campaigns_recipients', t.recipients),
    uniqueIndex('campaigns_running').on(t.staffId).where(sql`state = 'Running'`),
    index('campaigns_staff').on(t.staffId, t.id),
    index('campaigns_created').on(t.createdAt),
    index('campaigns_of_template').on(t.templateId),
  ],
)

export type CampaignRow = typeof campaigns.$inferSelect

/** One row for each member and message, so that nobody gets one twice. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    campaignId: partOf('campaign_id', () => campaigns.id),
    profileId: partOf('profile_id', () => profiles.id),
    state: text().$type<RecipientState>().notNull(),
    reason: text().$type<LeftOutReason>(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.profileId] }),
    oneOf('campaign_recipients_state', t.state, recipientStates),
    index('campaign_recipients_profile').on(t.profileId),
    index('campaign_recipients_waiting').on(t.campaignId, t.profileId).where(sql`state = 'Waiting'`),
  ],
)
