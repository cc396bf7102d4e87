import { type Channel, filledIn, notificationKinds } from '@bnr/contract/messages/kinds'
import { sql } from 'drizzle-orm'
import { type Queryable, rows } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { notificationById } from './notifications.ts'

type Recipient = { name: string; email: string | null; phone: string }

/** The job that carries one notification to one channel, so that a second try repeats that one alone. */
export async function sendNotification(
  services: Services,
  { id, channel }: { id: number; channel: Channel },
): Promise<void> {
  const { config, db, messenger } = services
  const notification = await notificationById(db, id)
  if (!notification) return
  const recipient = await recipientOf(db, notification.profileId)
  const { text, page, nextStep } = notificationKinds[notification.kind]
  const said = filledIn(text, notification.words)
  const link = config.publicUrl + filledIn(page, notification.words)
  if (channel === 'sms')
    return await messenger.sms({ to: recipient.phone, text: `BNR Matrimony: ${sentence(said)} ${link}` })
  if (!recipient.email) return
  await messenger.mail({
    to: recipient.email,
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

async function recipientOf(db: Queryable, profileId: number): Promise<Recipient> {
  const [found] = await rows<Recipient>(
    db,
    sql`select name, email, phone_country_code || phone_number as phone from profiles where id = ${profileId}`,
  )
  if (!found) throw new Error(`No profile ${profileId}`)
  return found
}
