import type { FollowUp } from '@bnr/contract/contactLog/endpoints'
import type { ContactEntry } from '@bnr/contract/contactLog/entry'
import { maskedPhone } from '../profiles/phone.ts'
import type { ContactRow, followUps } from './store.ts'

export function presentContact({
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
