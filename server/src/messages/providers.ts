import { createTransport } from 'nodemailer'
import { Failure } from '../platform/failure.ts'
import type { Settings } from '../platform/settings.ts'
import type { MailMessage, Messenger, SmsMessage } from '../services/messenger.ts'

/** The configured providers. `otherwise` handles the channels without one. */
export function chooseMessenger(config: Settings, otherwise: Messenger): Messenger {
  return {
    sms: config.sms ? smsProvider(config.sms) : otherwise.sms,
    mail: config.smtpUrl ? mailServer(config.smtpUrl, config.mailFrom) : otherwise.mail,
  }
}

/** An Indian SMS gateway: JSON over HTTPS with the DLT fields that operators require. */
function smsProvider(sms: NonNullable<Settings['sms']>): Messenger['sms'] {
  return async ({ to, text, dltTemplateId }: SmsMessage) => {
    if (!dltTemplateId) throw new Failure('unavailable')
    const response = await fetch(sms.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sms.key}` },
      body: JSON.stringify({
        sender: sms.senderId,
        to,
        message: text,
        dlt_entity_id: sms.entityId,
        dlt_template_id: dltTemplateId,
      }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    if (!response?.ok) throw new Failure('bad_gateway')
  }
}

function mailServer(url: string, from: string): Messenger['mail'] {
  const transport = createTransport(url)
  return async ({ to, subject, text, attachments = [], unsubscribe }: MailMessage) => {
    const files = attachments.map(({ fileName, type, content }) => ({
      filename: fileName,
      contentType: type,
      content,
    }))
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        attachments: files,
        headers: headersOf(unsubscribe),
      })
    } catch {
      throw new Failure('bad_gateway')
    }
  }
}

const headersOf = (unsubscribe: string | undefined): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Fails in production instead of losing messages silently. */
export const noProvider: Messenger = {
  sms: () => Promise.reject(new Failure('unavailable')),
  mail: () => Promise.reject(new Failure('unavailable')),
}
