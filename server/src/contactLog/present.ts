import type { FollowUp } from '@bnr/contract/contactLog/endpoints'
import type { ContactEntry } from '@bnr/contract/contactLog/entry'
import { maskedPhone } from '../profiles/phone.ts'
import type { ContactRow, dueFollowUps } from './store.ts'

export function presentContact({
  id,
  at,
  by,
  kind,
  outcome,
  note,
  followUpOn,
  ...row
}: ContactRow): ContactEntry {
  return {
    ...{ id, by, kind },
    at: at.toISOString(),
    ...(outcome ? { outcome } : {}),
    ...(note ? { note } : {}),
    ...(followUpOn ? { followUpOn } : {}),
    due: followUpOn !== null && row.settledAt === null,
  }
}

type DueRow = Awaited<ReturnType<typeof dueFollowUps>>['results'][number]

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
