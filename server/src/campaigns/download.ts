import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { campaignRecipients, campaigns } from './tables.ts'

/** The messages to many that a member got. A process that stopped at 'Sending' may have sent it. */
export const campaignsForDownload = (db: Queryable, profileId: number) =>
  db
    .select({
      at: campaigns.createdAt,
      channel: campaigns.channel,
      subject: campaigns.subject,
      text: campaigns.text,
    })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(
      and(
        eq(campaignRecipients.profileId, profileId),
        inArray(campaignRecipients.state, ['Sent', 'Sending']),
      ),
    )
    .orderBy(asc(campaigns.id))
