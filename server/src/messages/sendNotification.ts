import { type Channel, channels } from '@bnr/contract/messages/channels'
import { notificationKinds } from '@bnr/contract/messages/kinds'
import { canFill, filledIn } from '@bnr/contract/messages/placeholders'
import { z } from 'zod'
import { job } from '../jobs/job.ts'
import { isNight, secondsToMorning } from '../notifications/night.ts'
import { unsubscribeAddress } from '../notifications/unsubscribe.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { numberOf, phoneText } from '../profiles/phone.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { notificationById } from './notifications.ts'

/** Sends one notification on one channel. Each channel has its own job, so that a retry repeats only that channel. */
async function sendNotification(
  services: Services,
  { id, channel }: { id: number; channel: Channel },
): Promise<void> {
  const { config, db, messenger, clock, jobs } = services
  const notification = await notificationById(db, id)
  if (!notification) return
  const { text, page, nextStep, byDay, smsByDay, period } = notificationKinds[notification.kind]
  const now = clock.now()
  if ((byDay || (smsByDay && channel === 'sms')) && isNight(now))
    return await db.inTransaction((tx) =>
      jobs.enqueue(tx, 'sendNotification', { id, channel }, secondsToMorning(now)),
    )
  const recipient = await loadProfile(db, notification.profileId)
  const message = filledIn(text, notification.words)
  const link = config.publicUrl + filledIn(page, notification.words)
  if (channel === 'sms')
    return await messenger.sms({
      to: phoneText(numberOf(recipient)),
      text: `BNR Matrimony: ${sentence(message)} ${link}`,
    })
  const to = confirmedEmail(recipient)
  if (!to) return
  const unsubscribe = unsubscribeAddress(services, recipient.id, notificationKinds[notification.kind].group)
  await messenger.mail({
    to,
    unsubscribe,
    subject: message,
    text: mailText([
      `Dear ${recipient.name},`,
      sentence(message),
      ...(period && canFill(period, notification.words) ? [filledIn(period, notification.words)] : []),
      nextStep ? `${nextStep}\n${link}` : link,
      `You can choose in Settings which messages you receive. To stop e-mails of this kind:\n${unsubscribe}`,
    ]),
  })
}

const mailText = (paragraphs: readonly string[]) => paragraphs.join('\n\n')

/** Adds a full stop unless there is one, as at the end of a reason. */
const sentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`)

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    sendNotification: { id: number; channel: Channel }
  }
}

export const sendNotificationJob = job({
  name: 'sendNotification',
  payload: z.object({ id: z.number(), channel: z.enum(channels) }),
  run: sendNotification,
})
