import { campaignLimits } from '@bnr/contract/campaigns/states'
import { smsSize } from '@bnr/contract/messages/smsSize'
import { paiseOfMany } from '@bnr/contract/money'
import type { Staff } from '../http/actor.ts'
import type { Services } from '../services/services.ts'
import { authorOf } from './channels.ts'
import { namedRecipients } from './consent.ts'
import type { CampaignRow } from './tables.ts'
import { smsText } from './words.ts'

/**
 * What an SMS costs that is sent to all recipients now. A long name, or one in Tamil letters, can make a text longer by a
 * part, so each text is filled in. Undefined for more recipients than a message can have.
 */
export async function smsCost({ db, clock, config }: Services, staff: Staff, message: CampaignRow) {
  const most = campaignLimits.recipients + 1
  const members = await namedRecipients(db, staff, message, { now: clock.now(), most })
  if (members.length === most) return undefined
  const author = await authorOf(db, message)
  const sizes = members.map((member) => smsSize(smsText(message.text, member, author)))
  const parts = sizes.reduce((sum, size) => sum + size.parts, 0)
  const price = config.smsPartPaise
  return {
    longest: sizes.reduce((most, { length }) => Math.max(most, length), 0),
    mostParts: sizes.reduce((most, size) => Math.max(most, size.parts), 0),
    parts,
    price,
    cost: paiseOfMany(Math.round(parts * price)),
  }
}
