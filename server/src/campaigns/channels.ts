import { indianDay } from '@bnr/contract/indianDay'
import type { Channel } from '@bnr/contract/messages/channels'
import { eq } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Staff } from '../http/actor.ts'
import { invalidInput } from '../platform/failure.ts'
import { confirmedEmail, emailOfTest } from '../profiles/email.ts'
import { phoneText, verifiedNumber } from '../profiles/phone.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { namedMember } from './consent.ts'
import type { CampaignRow } from './tables.ts'
import { memberMail, smsText, testMail } from './words.ts'

interface Sending {
  /** Sends the message to its author. */
  test: (services: Services, staff: Staff, message: CampaignRow, address?: string) => Promise<void>
  /** The sending to a member; undefined if the member cannot be reached any more. */
  toMember: (
    services: Services,
    message: CampaignRow,
    profileId: number,
  ) => Promise<(() => Promise<void>) | undefined>
}

export const sendings: Record<Channel, Sending> = {
  mail: {
    async test(services, { name }, message, address) {
      if (!address) throw invalidInput({ v: 'Enter your e-mail address' })
      await services.messenger.mail(testMail(services, message, emailOfTest(address), name))
    },
    async toMember(services, message, profileId) {
      const row = await loadProfile(services.db, profileId)
      const to = confirmedEmail(row)
      return to && (() => services.messenger.mail(memberMail(services, message, row, to)))
    },
  },
  sms: {
    /** To the number of the account, since staff log in with it. */
    async test(services, { name, userName }, message) {
      const today = indianDay(services.clock.now())
      const example = { name, bnrId: '10000001', plan: 'Gold', endsOn: today }
      await sendSms(services, message, userName, smsText(message.text, example, name))
    },
    async toMember(services, message, profileId) {
      const { db, clock } = services
      const to = verifiedNumber(await loadProfile(db, profileId))
      const member = await namedMember(db, message, profileId, clock.now())
      if (!to || !member) return undefined
      const text = smsText(message.text, member, await authorOf(db, message))
      return () => sendSms(services, message, phoneText(to), text)
    },
  },
}

const sendSms = ({ messenger }: Services, { dltId }: CampaignRow, to: string, text: string) =>
  messenger.sms({ to, text, dltTemplateId: dltId })

/** Texts can name the person who sends them. */
export async function authorOf(
  db: Services['db'],
  { staffId }: Pick<CampaignRow, 'staffId'>,
): Promise<string> {
  const [author] = await db.select({ name: users.name }).from(users).where(eq(users.id, staffId))
  return author?.name ?? ''
}
