import { filledIn } from '@bnr/contract/messages/placeholders'
import { type Phone, phoneText } from '../../profiles/phone.ts'
import type { MailAddress } from '../../services/messenger.ts'
import type { Services } from '../../services/services.ts'
import { sendServiceSms } from '../../sms/send.ts'
import { ifNotYou, type LoginChange, textOf } from '../../sms/texts.ts'

type Former = { email: MailAddress | undefined; phone: Phone | undefined }

/** Notifies the owner, at the former address, of a change to it. If it fails, the change remains. */
export async function notifyPreviousAddress(
  services: Services,
  email: MailAddress | undefined,
  subject: string,
  text: string,
): Promise<void> {
  if (email)
    await settled(services, [services.messenger.mail({ to: email, subject, text: `${text} ${ifNotYou}` })])
}

/** Notifies the owner, at the former address and number, of a change to the login. If it fails, the change remains. */
export async function notifyPreviousLogin(
  services: Services,
  { email, phone }: Former,
  change: { kind: LoginChange; subject: string; bnrId: number | string },
): Promise<void> {
  const { kind, subject } = change
  const words = { bnrId: String(change.bnrId) }
  const text = filledIn(textOf(kind), words)
  await settled(services, [
    ...(email ? [services.messenger.mail({ to: email, subject, text })] : []),
    ...(phone ? [sendServiceSms(services, phoneText(phone), kind, words)] : []),
  ])
}

async function settled({ log }: Services, sent: Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(sent))
    if (result.status === 'rejected') log.error({ err: result.reason }, 'notice not sent')
}
