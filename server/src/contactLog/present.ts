import { deliveryOf } from '@bnr/contract/contactLog/delivery'
import type { FollowUp } from '@bnr/contract/contactLog/endpoints'
import type { ContactEntry } from '@bnr/contract/contactLog/entry'
import { maskedPhone } from '../profiles/phone.ts'
import type { ContactRow, followUps, LoggedRow } from './store.ts'

function presentContact({
  id,
  at,
  by,
  kind,
  outcome,
  note,
  followUpOn,
  followUpAt,
  ...row
}: ContactRow): ContactEntry {
  return {
    id,
    by,
    kind,
    at: at.toISOString(),
    ...(outcome ? { outcome } : {}),
    ...(note ? { note } : {}),
    ...(followUpOn ? { followUpOn } : {}),
    ...(followUpAt ? { followUpAt } : {}),
    due: followUpOn !== null && row.settledAt === null,
  }
}

/** With what became of a message that was sent from a template. */
export const presentLogged = ({ message, ...row }: LoggedRow): ContactEntry => ({
  ...presentContact(row),
  ...(message && { channel: message.channel, delivery: deliveryOf(message) }),
})

type DueRow = Awaited<ReturnType<typeof followUps>>['results'][number]

export const presentFollowUp = ({
  profileId,
  bnrId,
  name,
  status,
  owner,
  phoneCountryCode,
  phoneNumber,
  ...row
}: DueRow): FollowUp => ({
  ...presentContact(row),
  followUpOn: row.followUpOn ?? '',
  profileId,
  bnrId: String(bnrId),
  name,
  status,
  owner,
  maskedPhone: maskedPhone(phoneCountryCode, phoneNumber),
})
