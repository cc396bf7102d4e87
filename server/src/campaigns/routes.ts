import * as endpoints from '@bnr/contract/campaigns/endpoints'
import { campaignChannels, campaignMachine } from '@bnr/contract/campaigns/states'
import { allowedActions } from '@bnr/contract/stateMachine'
import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { arrayOf, rows } from '../database/database.ts'
import { pageOf } from '../database/paged.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import type { Staff } from '../http/actor.ts'
import { serve } from '../http/serve.ts'
import { isNight } from '../notifications/night.ts'
import type { Services } from '../services/services.ts'
import { cancelSending, changeText, loadCampaign, sendTest, startSending, writeDraft } from './change.ts'
import { countRecipients } from './consent.ts'
import { campaignOutcome } from './outcome.ts'
import { smsCost } from './smsCost.ts'
import { type CampaignRow, campaigns } from './tables.ts'
import { usableTemplates } from './templates.ts'

export function campaignRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const shown = async (staff: Staff, id: number) => {
    const row = await loadCampaign(db, staff, id)
    const sms =
      row.state === 'Draft' && row.channel === 'sms' ? await smsCost(services, staff, row) : undefined
    return { ...(await present(services, staff, row)), ...(sms && { sms }) }
  }

  serve(app, endpoints.writeCampaign, async ({ actor, body }) =>
    shown(actor, await writeDraft(services, actor, body)),
  )

  serve(app, endpoints.listCampaigns, async ({ actor, query }) => {
    const own = db.select().from(campaigns).where(eq(campaigns.staffId, actor.userId)).$dynamic()
    const { results, ...page } = await pageOf(db, own, [desc(campaigns.id)], query)
    return { ...page, results: await presentList(services, results) }
  })

  serve(app, endpoints.readCampaignTemplates, async () => ({ results: await usableTemplates(db) }))

  serve(app, endpoints.readCampaign, ({ actor, params }) => shown(actor, params.id))

  serve(app, endpoints.changeCampaign, async ({ actor, params, body }) => {
    await changeText(services, actor, params.id, body)
    return await shown(actor, params.id)
  })

  serve(app, endpoints.testCampaign, async ({ actor, params, body }) => {
    await sendTest(services, actor, params.id, body.address)
    return await shown(actor, params.id)
  })

  serve(app, endpoints.startCampaign, async ({ actor, params, body }) => {
    await startSending(services, actor, params.id, body.recipients)
    return await shown(actor, params.id)
  })

  serve(app, endpoints.cancelCampaign, async ({ actor, params }) => {
    await cancelSending(services, actor, params.id)
    return await shown(actor, params.id)
  })

  serveDownload(app, services, endpoints.downloadCampaignOutcome, ({ actor, params }) =>
    campaignOutcome(services, actor, params.id),
  )
}

type SentSoFar = { sent: number; failed: number }
const nothingSent: SentSoFar = { sent: 0, failed: 0 }

async function presentList(services: Services, list: readonly CampaignRow[]) {
  const counted = await sentSoFar(
    services,
    list.map(({ id }) => id),
  )
  return list.map(({ id, state, channel, subject, recipients, createdAt }) => ({
    id,
    state,
    channel,
    subject,
    ...(state !== 'Draft' && { recipients }),
    sent: counted.get(id)?.sent ?? 0,
    createdAt: createdAt.toISOString(),
  }))
}

/** Of a draft, its recipients are counted now. */
async function present(services: Services, staff: Staff, row: CampaignRow): Promise<endpoints.Campaign> {
  const { db, clock } = services
  const { id, state, channel, subject, text, templateId, testedAt, failure, createdAt } = row
  const now = clock.now()
  const counted =
    state === 'Draft'
      ? await countRecipients(db, staff, row, now)
      : { recipients: row.recipients, leftOut: [] }
  return {
    id,
    state,
    channel,
    subject,
    text,
    ...(templateId && { templateId }),
    tested: testedAt !== null,
    ...counted,
    ...((await sentSoFar(services, [id])).get(id) ?? nothingSent),
    night: state === 'Running' && isNight(now, campaignChannels[channel].morning),
    createdAt: createdAt.toISOString(),
    can: allowedActions(campaignMachine, state, { roles: staff.roles, isOwn: row.staffId === staff.userId }),
    ...(failure ? { failure } : {}),
  }
}

async function sentSoFar({ db }: Services, ids: readonly number[]): Promise<Map<number, SentSoFar>> {
  const counted = await rows<SentSoFar & { id: number }>(
    db,
    sql`select campaign_id as id, (count(*) filter (where state = 'Sent'))::int as sent,
        (count(*) filter (where state in ('Failed', 'Sending')))::int as failed
      from campaign_recipients where campaign_id = any(${arrayOf(ids)}) group by campaign_id`,
  )
  return new Map(counted.map(({ id, ...sent }) => [id, sent]))
}
