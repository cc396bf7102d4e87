import type { NotificationGroup } from '@bnr/contract/messages/groups'
import type { Settings } from '../platform/settings.ts'
import type { Services } from '../services/services.ts'
import { filledSms, groupOf, type SmsKind, smsKinds } from './texts.ts'

/**
 * Sends a text of the service to a number (country code and number, digits only). Sends nothing if the text has no
 * DLT template: operators would refuse it.
 */
export async function sendServiceSms(
  { config, messenger }: Pick<Services, 'config' | 'messenger'>,
  to: string,
  kind: SmsKind,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  if (!isRegistered(config, kind)) return
  const text = filledSms(kind, words, config.publicUrl)
  await messenger.sms({ to, text, dltTemplateId: config.sms?.templates.get(kind) })
}

/** Whether operators accept a text. Without a provider no text needs to be registered. */
export const isRegistered = ({ sms }: Pick<Settings, 'sms'>, kind: SmsKind): boolean =>
  !sms || sms.templates.has(kind)

/** Whether members can get any SMS of a group. A group without a text is for messages that staff write. */
export function hasSms(config: Pick<Settings, 'sms'>, group: NotificationGroup): boolean {
  const kinds = smsKinds.filter((kind) => groupOf(kind) === group)
  return kinds.length === 0 || kinds.some((kind) => isRegistered(config, kind))
}
