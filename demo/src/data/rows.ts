import { addRow, emptyText, stored } from '../../../server/src/database/copy.ts'
import { media } from '../../../server/src/media/tables.ts'
import { promisesOf } from '../../../server/src/memberships/promises.ts'
import { memberships } from '../../../server/src/memberships/tables.ts'
import { preferencesRowOf } from '../../../server/src/profiles/preferencesRow.ts'
import { searchRowOf } from '../../../server/src/profiles/searchRow.ts'
import type { ProfileRow } from '../../../server/src/profiles/sections.ts'
import { profileHistory, profiles } from '../../../server/src/profiles/tables.ts'
import type { DemoSecret, StaffOfMembers } from './demoLogins.ts'
import type { Member } from './generate.ts'
import type { PastTransition } from './history.ts'
import type { Membership, Photo } from './lifecycle.ts'
import { portraitSize } from './portraits/render.ts'
import { type Ids, profileRow, userRow } from './profileRows.ts'

/** The rows of one batch by table, with the column names of the database. */
export type Batch = ReturnType<typeof emptyBatch>

/** In the order that foreign keys require. */
export const emptyBatch = () => ({
  users: emptyText(),
  profiles: emptyText(),
  search_profiles: emptyText(),
  search_preferences: emptyText(),
  media: emptyText(),
  memberships: emptyText(),
  profile_history: emptyText(),
})

/**
 * Adds everything that is stored about one profile. Without a secret the account has no password, and its login needs
 * a code.
 */
export function addRows(
  batch: Batch,
  member: Member,
  ids: Ids,
  staff: StaffOfMembers,
  secret?: DemoSecret,
): void {
  const row = profileRow(member, ids, staff)
  const withPhoto = member.photos.some((photo) => photo.status === 'Active')
  addRow(batch.users, userRow(row, secret))
  addRow(batch.profiles, stored(profiles, row))
  addRow(batch.search_profiles, searchRowOf(row, withPhoto))
  addRow(batch.search_preferences, preferencesRowOf(row))
  for (const past of member.history) addRow(batch.profile_history, historyRow(past, row, staff))
  for (const photo of member.photos) addRow(batch.media, mediaRow(photo, row))
  if (member.earlier) addRow(batch.memberships, membershipRow(member.earlier, row.id))
  if (member.membership) addRow(batch.memberships, membershipRow(member.membership, row.id))
}

function historyRow({ byStaff, ...past }: PastTransition, row: ProfileRow, { teleManager }: StaffOfMembers) {
  const by = byStaff
    ? { byUserId: teleManager?.id ?? null, byName: teleManager?.name ?? 'BNR Matrimony' }
    : { byUserId: row.userId, byName: row.name }
  return stored(profileHistory, { profileId: row.id, ...past, ...by, reason: past.reason ?? null })
}

function mediaRow({ id, kind, status, folder }: Photo, row: ProfileRow) {
  const at = status === 'Ready' ? (row.statusAt ?? row.createdAt) : row.changedAt
  const reason = status === 'Rejected' ? 'The face cannot be seen clearly' : null
  const shape = { width: portraitSize, height: portraitSize, processed: true, createdAt: at, changedAt: at }
  return stored(media, { id, profileId: row.id, kind, status, folder, reason, ...shape })
}

function membershipRow({ plan, ...membership }: Membership, profileId: number) {
  const {
    category,
    name: planName,
    tag,
    price,
    duration,
    durationUnit,
    phoneContacts,
    expressInterests,
  } = plan
  return stored(memberships, {
    profileId,
    planName,
    tag,
    price,
    duration,
    durationUnit,
    phoneContacts,
    expressInterests,
    ...membership,
    replacedAt: membership.replacedAt ?? null,
    elite: category === 'Elite',
    // Suppresses notices about the end, which nobody would read.
    endToldDays: 0,
    ...promisesOf(plan, membership.startsOn, membership.endsOn),
  })
}
