import { type Channel, channels, filledIn, notificationKinds } from '@bnr/contract/messages/kinds'
import { z } from 'zod'
import { job } from '../platform/job.ts'
import type { Services } from '../platform/services.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { numberOf, phoneText } from '../profiles/phone.ts'
import { loadProfile } from '../profiles/store.ts'
import { notificationById } from './notifications.ts'

/** The job that carries one notification to one channel, so that a second try repeats that one alone. */
async function sendNotification(
  services: Services,
  { id, channel }: { id: number; channel: Channel },
): Promise<void> {
  const { config, db, messenger } = services
  const notification = await notificationById(db, id)
  if (!notification) return
  const recipient = await loadProfile(db, notification.profileId)
  const { text, page, nextStep } = notificationKinds[notification.kind]
  const said = filledIn(text, notification.words)
  const link = config.publicUrl + filledIn(page, notification.words)
  if (channel === 'sms')
    return await messenger.sms({
      to: phoneText(numberOf(recipient)),
      text: `BNR Matrimony: ${sentence(said)} ${link}`,
    })
  const to = confirmedEmail(recipient)
  if (!to) return
  await messenger.mail({
    to,
    subject: said,
    text: mailText([
      `Dear ${recipient.name},`,
      sentence(said),
      nextStep ? `${nextStep}\n${link}` : link,
      'You choose in Settings what we write to you about.',
    ]),
  })
}

const mailText = (paragraphs: readonly string[]) => paragraphs.join('\n\n')

/** Staff may end a reason with a full stop of their own. */
const sentence = (said: string) => (/[.!?]$/.test(said) ? said : `${said}.`)

declare module '../platform/jobs.ts' {
  interface JobPayloads {
    sendNotification: { id: number; channel: Channel }
  }
}

export const sendNotificationJob = job({
  name: 'sendNotification',
  payload: z.object({ id: z.number(), channel: z.enum(channels) }),
  run: sendNotification,
})
