import { indianDay } from '@bnr/contract/indianDay'
import { type Channel, channels } from '@bnr/contract/messages/channels'
import { notificationKinds } from '@bnr/contract/messages/kinds'
import { canFill, filledIn } from '@bnr/contract/messages/placeholders'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { z } from 'zod'
import type { Queryable } from '../database/database.ts'
import { job } from '../jobs/job.ts'
import { dailyChecks, isNight, secondsToMorning } from '../notifications/night.ts'
import { groupChannels } from '../notifications/settings.ts'
import { unsubscribeAddress } from '../notifications/unsubscribe.ts'
import { confirmedEmail } from '../profiles/email.ts'
import { phoneText, verifiedNumber } from '../profiles/phone.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { sendServiceSms } from '../sms/send.ts'
import { notificationById, type ReadNotification } from './notifications.ts'

/** Sends one notification on one channel. Each channel has its own job, so that a retry repeats only that channel. */
async function sendNotification(
  services: Services,
  { id, channel }: { id: number; channel: Channel },
): Promise<void> {
  const { config, db, messenger, clock, jobs } = services
  const notification = await notificationById(db, id)
  if (!notification) return
  const { group, text, page, nextStep, period } = notificationKinds[notification.kind]
  const recipient = await loadProfile(db, notification.profileId)
  if (!(await isStillWanted(db, notification, recipient, channel))) return
  const delay = secondsToWait(notification, channel, clock.now())
  if (delay > 0)
    return await db.inTransaction((tx) => jobs.enqueue(tx, 'sendNotification', { id, channel }, delay))
  const { words } = notification
  if (channel === 'sms') return await sendSms(services, recipient, notification)
  const message = filledIn(text, words)
  const link = config.publicUrl + filledIn(page, words)
  const to = confirmedEmail(recipient)
  if (!to) return
  const unsubscribe = unsubscribeAddress(services, recipient.id, group)
  await messenger.mail({
    to,
    unsubscribe,
    subject: message,
    text: mailText([
      `Dear ${recipient.name},`,
      sentence(message),
      ...(period && canFill(period, words) ? [filledIn(period, words)] : []),
      nextStep ? `${nextStep}\n${link}` : link,
      `You can choose in Settings which messages you receive. To stop e-mails of this kind:\n${unsubscribe}`,
    ]),
  })
}

async function sendSms(
  services: Services,
  recipient: ProfileRow,
  { kind, words }: ReadNotification,
): Promise<void> {
  const to = verifiedNumber(recipient)
  if (to) await sendServiceSms(services, phoneText(to), kind, words)
}

/** The member may have switched it off since it was queued, or closed the profile. */
async function isStillWanted(
  db: Queryable,
  { kind }: ReadNotification,
  recipient: ProfileRow,
  channel: Channel,
): Promise<boolean> {
  const { group } = notificationKinds[kind]
  if (isByDay(kind, channel) && closedStatuses.includes(recipient.status)) return false
  const wanted = await groupChannels(db, recipient.id, group)
  return wanted[channel]
}

function secondsToWait({ kind, at }: ReadNotification, channel: Channel, now: Date): number {
  const { ofItsDay } = notificationKinds[kind]
  if (ofItsDay && indianDay(at) !== indianDay(now) && isNight(now, dailyChecks.done))
    return secondsToMorning(now, dailyChecks.done)
  return isByDay(kind, channel) && isNight(now) ? secondsToMorning(now) : 0
}

function isByDay(kind: ReadNotification['kind'], channel: Channel): boolean {
  const { byDay = false, smsByDay = false } = notificationKinds[kind]
  return byDay || (smsByDay && channel === 'sms')
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
