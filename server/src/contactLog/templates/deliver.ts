import { deliveryTries } from '@bnr/contract/contactLog/delivery'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { job } from '../../jobs/job.ts'
import { isNight, secondsToMorning } from '../../notifications/night.ts'
import { unsubscribeAddress } from '../../notifications/unsubscribe.ts'
import { confirmedEmail } from '../../profiles/email.ts'
import { numberOf, phoneText } from '../../profiles/phone.ts'
import { loadProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { contactLog } from '../tables.ts'
import { whyUnwanted } from './send.ts'
import { sentMessages } from './tables.ts'

type Payload = { contact: number }

/** Sends a message once, by day. A refusal of the provider is counted and tried again. */
async function sendTemplateMessage(services: Services, payload: Payload): Promise<void> {
  const { db, clock, jobs } = services
  const now = clock.now()
  if (isNight(now))
    return await db.inTransaction((tx) =>
      jobs.enqueue(tx, 'sendTemplateMessage', payload, secondsToMorning(now)),
    )
  const isThis = eq(sentMessages.contactId, payload.contact)
  const [found] = await db
    .select({ message: sentMessages, text: contactLog.note })
    .from(sentMessages)
    .innerJoin(contactLog, eq(contactLog.id, sentMessages.contactId))
    .where(isThis)
  if (!found?.text || found.message.sentAt) return
  const recipient = await loadProfile(db, found.message.profileId)
  // The member may have changed the settings since, for example at night.
  if (await whyUnwanted(db, recipient, found.message)) {
    await db.update(sentMessages).set({ failures: deliveryTries }).where(isThis)
    return
  }
  await send(services, recipient, found.message, found.text).catch(async (error) => {
    await db
      .update(sentMessages)
      .set({ failures: sql`${sentMessages.failures} + 1` })
      .where(isThis)
    throw error
  })
  await db.update(sentMessages).set({ sentAt: now }).where(isThis)
}

type Recipient = Awaited<ReturnType<typeof loadProfile>>
type Message = Pick<typeof sentMessages.$inferSelect, 'channel' | 'subject' | 'dltId'>

/** The text of an SMS is sent as it is registered. */
async function send(services: Services, row: Recipient, { channel, subject, dltId }: Message, text: string) {
  const { messenger } = services
  if (channel === 'sms')
    return await messenger.sms({ to: phoneText(numberOf(row)), text, dltTemplateId: dltId })
  const to = confirmedEmail(row)
  if (!to) return
  const unsubscribe = unsubscribeAddress(services, row.id, 'office')
  const footer = `To stop e-mails from our office:\n${unsubscribe}`
  await messenger.mail({ to, unsubscribe, subject: subject ?? '', text: `${text}\n\n${footer}` })
}

declare module '../../jobs/queue.ts' {
  interface JobPayloads {
    sendTemplateMessage: Payload
  }
}

export const sendTemplateMessageJob = job({
  name: 'sendTemplateMessage',
  payload: z.object({ contact: z.number() }),
  run: sendTemplateMessage,
  retries: deliveryTries - 1,
})
