import { dayShown } from '@bnr/contract/dates'
import { filledIn } from '@bnr/contract/messages/placeholders'
import { unsubscribeAddress } from '../notifications/unsubscribe.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import type { MailAddress, MailMessage } from '../services/messenger.ts'
import type { Services } from '../services/services.ts'
import type { Named } from './consent.ts'

type Needs = Pick<Services, 'config' | 'secrets'>
type Words = { subject: string; text: string }

/** The mail to a member. Its link switches off the news of the office, and nothing else. */
export function memberMail(
  services: Needs,
  words: Words,
  { id, name }: ProfileRow,
  to: MailAddress,
): MailMessage {
  const unsubscribe = unsubscribeAddress(services, id, 'news')
  return { to, subject: words.subject, unsubscribe, text: textOf(words, name, unsubscribe) }
}

/** The same mail to the person who wrote it, with a link that switches nothing off. */
export const testMail = ({ config }: Needs, words: Words, to: MailAddress, name: string): MailMessage => ({
  to,
  subject: `Test: ${words.subject}`,
  text: textOf(words, name, `${config.publicUrl}/unsubscribe`),
})

const textOf = ({ text }: Words, name: string, link: string): string =>
  [
    `Dear ${name},`,
    text,
    'BNR Matrimony',
    `You can choose in Settings which messages you receive. To stop e-mails of this kind:\n${link}`,
  ].join('\n\n')

/** An SMS for a member. Operators compare the rest of it with the registered text, so nothing is added. */
export const smsText = (text: string, { plan, endsOn, ...member }: Named, executive: string): string =>
  filledIn(text, {
    ...member,
    executive,
    ...(plan && { plan }),
    ...(endsOn && { endsOn: dayShown(endsOn) }),
  })
