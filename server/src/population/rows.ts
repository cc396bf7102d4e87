import { promisesOf } from '../memberships/promises.ts'
import { addRow, emptyText } from '../platform/copy.ts'
import { preferencesRowOf } from '../profiles/preferencesRow.ts'
import { searchRowOf } from '../profiles/searchRow.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import type { DemoSecret, StaffOfMembers } from './demoLogins.ts'
import type { Member } from './generate.ts'
import type { PastTransition } from './history.ts'
import type { Membership, Photo } from './lifecycle.ts'
import { portraitSize } from './portraits/render.ts'
import { type Ids, profileRow, storedProfile, userRow } from './profileRows.ts'

/** Rows of one batch by table, columns as the database names them. */
export type Batch = ReturnType<typeof emptyBatch>

/** In the order that references ask for. */
export const emptyBatch = () => ({
  users: emptyText(),
  profiles: emptyText(),
  search_profiles: emptyText(),
  search_preferences: emptyText(),
  media: emptyText(),
  memberships: emptyText(),
  profile_history: emptyText(),
})

/** Adds everything that is stored of one member. Without a secret whoever wants to be this member logs in by a code. */
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
  addRow(batch.profiles, storedProfile(row))
  addRow(batch.search_profiles, searchRowOf(row, withPhoto))
  addRow(batch.search_preferences, preferencesRowOf(row))
  for (const past of member.history) addRow(batch.profile_history, historyRow(past, row, staff))
  for (const photo of member.photos) addRow(batch.media, mediaRow(photo, row))
  if (member.earlier) addRow(batch.memberships, membershipRow(member.earlier, row.id))
  if (member.membership) addRow(batch.memberships, membershipRow(member.membership, row.id))
}

function historyRow(past: PastTransition, row: ProfileRow, staff: StaffOfMembers) {
  return {
    profile_id: row.id,
    at: past.at,
    by_user_id: past.byStaff ? (staff.teleManager?.id ?? null) : row.userId,
    by_name: past.byStaff ? (staff.teleManager?.name ?? 'BNR Matrimony') : row.name,
    action: past.action,
    from_status: past.from,
    to_status: past.to,
    reason: past.reason ?? null,
  }
}

function mediaRow(photo: Photo, row: ProfileRow) {
  const at = photo.status === 'Ready' ? (row.statusAt ?? row.createdAt) : row.changedAt
  return {
    id: photo.id,
    profile_id: row.id,
    kind: photo.kind,
    status: photo.status,
    folder: photo.folder,
    width: portraitSize,
    height: portraitSize,
    processed: true,
    reason: photo.status === 'Rejected' ? 'The face cannot be seen clearly' : null,
    created_at: at,
    changed_at: at,
  }
}

function membershipRow(membership: Membership, profileId: number) {
  const { plan } = membership
  const promises = promisesOf(plan, membership.startsOn, membership.endsOn)
  return {
    profile_id: profileId,
    plan_name: plan.name,
    tag: plan.tag,
    price: plan.price,
    duration: plan.duration,
    duration_unit: plan.durationUnit,
    starts_on: membership.startsOn,
    ends_on: membership.endsOn,
    replaced_at: membership.replacedAt ?? null,
    elite: plan.category === 'Elite',
    // Nobody reads the messages of the population: it has been told of everything.
    end_told_days: 0,
    highlight_days: promises.highlightDays,
    highlight_until: promises.highlightUntil,
    prominent_until: promises.prominentUntil,
    gold_tagged: promises.goldTagged,
    phone_contacts: plan.phoneContacts,
    used_phone_contacts: membership.usedPhoneContacts,
    express_interests: plan.expressInterests,
    used_express_interests: membership.usedExpressInterests,
  }
}
