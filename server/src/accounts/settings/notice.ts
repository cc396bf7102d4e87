import type { Services } from '../../platform/services.ts'
import { type Phone, phoneText } from '../../profiles/phone.ts'

type Former = { email?: string | null; phone?: Phone }

const advice = 'If this was not you, please call our support at once.'

/** Tells the owner what was changed about the login, where they were reached before. That this fails undoes nothing. */
export async function tellFormer(
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
