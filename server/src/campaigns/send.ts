import { setTimeout as pause } from 'node:timers/promises'
import { campaignChannels, campaignLimits, campaignMachine } from '@bnr/contract/campaigns/states'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffMember } from '../accounts/staffWith.ts'
import { rows, type Transaction } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import { isNight, secondsToMorning } from '../notifications/night.ts'
import type { Services } from '../services/services.ts'
import { sendings } from './channels.ts'
import { nextMembers, reasonOf } from './consent.ts'
import { type CampaignRow, campaignRecipients, campaigns } from './tables.ts'

/** Members who are chosen in one transaction. */
const atOnce = 100

const never = new AbortController().signal

/** Milliseconds between two messages. */
const usualPace = 1000 / campaignLimits.aSecond

/**
 * Sends a message to its recipients one by one. Each is marked before anything is sent: if the process dies in
 * between, that member gets nothing rather than two messages. At night the job waits for the morning.
 */
export async function sendCampaign(
  services: Services,
  id: number,
  letGo = never,
  pace = usualPace,
): Promise<void> {
  const { db, clock, jobs } = services
  const [sent] = await db.select({ channel: campaigns.channel }).from(campaigns).where(eq(campaigns.id, id))
  if (!sent) return
  const { morning } = campaignChannels[sent.channel]
  for (;;) {
    letGo.throwIfAborted()
    const now = clock.now()
    if (isNight(now, morning)) {
      const later = secondsToMorning(now, morning)
      return await db.inTransaction((tx) => jobs.enqueue(tx, 'sendCampaign', { id }, later))
    }
    const profileId = await takeNext(services, id)
    if (profileId !== undefined) {
      await sendOne(services, id, profileId)
      await pause(pace)
    } else if (!(await db.inTransaction((tx) => chooseNext(services, tx, id)))) return
  }
}

/** Takes a waiting recipient of a running message. Of two processes only one gets it. */
async function takeNext({ db }: Services, id: number): Promise<number | undefined> {
  const [taken] = await rows<{ profile_id: number }>(
    db,
    sql`update campaign_recipients set state = 'Sending'
      where (campaign_id, profile_id) = (
        select campaign_id, profile_id from campaign_recipients
        where campaign_id = ${id} and state = 'Waiting'
          and exists (select from campaigns where id = ${id} and state = 'Running')
        order by profile_id limit 1 for no key update skip locked)
      returning profile_id`,
  )
  return taken?.profile_id
}

/** A member who switched these messages off a minute ago gets none. */
async function sendOne(services: Services, id: number, profileId: number): Promise<void> {
  const { db, clock, log } = services
  const [message] = await db.select().from(campaigns).where(eq(campaigns.id, id))
  if (!message) return
  const reason = await reasonOf(db, message, profileId, clock.now())
  const send = reason ? undefined : await sendings[message.channel].toMember(services, message, profileId)
  if (!send) return await note(services, id, profileId, { state: 'Left out', reason })
  try {
    await send()
    await note(services, id, profileId, { state: 'Sent' })
  } catch (error) {
    log.error({ err: error, campaign: id }, 'message to many could not be sent')
    await note(services, id, profileId, { state: 'Failed' })
  }
}

type Noted = Partial<typeof campaignRecipients.$inferInsert>

async function note({ db }: Services, id: number, profileId: number, values: Noted): Promise<void> {
  await db
    .update(campaignRecipients)
    .set(values)
    .where(and(eq(campaignRecipients.campaignId, id), eq(campaignRecipients.profileId, profileId)))
}

/** Chooses the next recipients. Returns false when the message is over. */
async function chooseNext({ clock }: Services, tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('no key update')
  if (row?.state !== 'Running') return false
  const now = clock.now()
  const staff = await staffMember(tx, row.staffId, 'campaigns.send')
  if (!staff) return await end(tx, row, now, 'The person who started it may no longer send messages.')
  const part = { ...row, after: row.lastProfileId, upTo: row.upToProfileId, most: atOnce }
  const members = await nextMembers(tx, staff, part, now)
  const last = members.at(-1)
  if (!last) return await end(tx, row, now)
  const chosen = members.map(({ profileId, reason }) => ({
    campaignId: id,
    profileId,
    reason,
    state: reason ? ('Left out' as const) : ('Waiting' as const),
  }))
  await tx.insert(campaignRecipients).values(chosen).onConflictDoNothing()
  await tx
    .update(campaigns)
    .set({ lastProfileId: last.profileId, failure: null, changedAt: now })
    .where(eq(campaigns.id, id))
  return true
}

async function end(tx: Transaction, { id }: CampaignRow, at: Date, failure?: string): Promise<false> {
  const { cancel, complete } = campaignMachine.actions
  await tx
    .update(campaigns)
    .set({ state: failure ? cancel.to : complete.to, failure: failure ?? null, changedAt: at })
    .where(eq(campaigns.id, id))
  return false
}

const broken =
  'It stopped because of an error. Our administrator can let it continue. If you stop it, what was sent stays sent.'

/** The message stays Running, so that nobody gets it twice when an administrator retries the job. */
async function noteBroken({ db }: Services, id: number): Promise<void> {
  const running = and(eq(campaigns.id, id), eq(campaigns.state, 'Running'))
  await db.update(campaigns).set({ failure: broken }).where(running)
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    sendCampaign: { id: number }
  }
}

export const sendCampaignJob = job({
  name: 'sendCampaign',
  payload: z.object({ id: z.number() }),
  run: (services: Services, { id }, letGo) => sendCampaign(services, id, letGo),
  giveUp: (services: Services, { id }) => noteBroken(services, id),
})
