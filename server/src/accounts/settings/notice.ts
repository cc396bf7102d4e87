import { office } from '@bnr/contract/reference/office'
import { type Phone, phoneText } from '../../profiles/phone.ts'
import type { MailAddress } from '../../services/messenger.ts'
import type { Services } from '../../services/services.ts'

type Former = { email?: MailAddress | undefined; phone?: Phone | undefined }

const advice = `If this was not you, call us at once on ${office.phone}.`

/**
 * Notifies the owner, at the former address and number, of a change to the login. If it fails, the change remains.
 */
export async function notifyPreviousAddress(
  { messenger, log }: Services,
  { email, phone }: Former,
  subject: string,
  text: string,
): Promise<void> {
  const whole = `${text} ${advice}`
  const sent = [
    ...(email ? [messenger.mail({ to: email, subject, text: whole })] : []),
    ...(phone ? [messenger.sms({ to: phoneText(phone), text: whole })] : []),
  ]
  for (const result of await Promise.allSettled(sent))
    if (result.status === 'rejected') log.error({ err: result.reason }, 'notice not sent')
}
