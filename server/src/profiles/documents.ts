import type { Profile } from '@bnr/contract/profiles/profile'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { presentPhotos, type ShownPhoto } from '../media/present.ts'
import { type RunningMembership, runningAsJson } from '../memberships/current.ts'
import type { Actor } from '../platform/actor.ts'
import { indianDay } from '../platform/clock.ts'
import { arrayOf, rows } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { type Deed, deedsBetween, didBlock, isBlockedBy, openedPhone, presentDeeds } from './between.ts'
import { isOwner, type Viewer } from './policy.ts'
import { type Extras, present } from './present.ts'
import { purgeDay } from './purgeDay.ts'
import type { ProfileRow } from './sections.ts'
import { profiles } from './tables.ts'

/** A profile with all that is shown beside it, read in one statement. */
type Joined = {
  row: ProfileRow
  photos: ShownPhoto[]
  held: RunningMembership | null
  deeds: Deed[]
  /** Who looks after it, for staff. */
  teleStaffName: string | null
  careStaffName: string | null
  /** Of the last move, where one was given. */
  lastReason: string | null
}

/** `ownBlocks` also gives those whom the viewer blocked: for the list in which they stand. */
type Listing = { ownBlocks?: boolean }

/**
 * The profiles of these ids as the actor may see them, in the order asked for. Status and blocks are checked again:
 * whatever a member or guest may no longer see is left out.
 */
export async function documents(
  services: Services,
  actor: Actor,
  ids: readonly number[],
  listing: Listing = {},
): Promise<Profile[]> {
  if (ids.length === 0) return []
  const found = await readJoined(services, actor, sql`id = any(${arrayOf(ids)})`, listedProfile)
  const byId = new Map(found.map((joined) => [joined.row.id, joined]))
  return ids.flatMap((id) => {
    const joined = byId.get(id)
    return joined && mayList(actor, joined, listing) ? [presentJoined(services, actor, joined)] : []
  })
}

/** One profile as its condition finds it, without judging whether the actor may see it. */
export async function findJoined(
  services: Services,
  actor: Actor,
  condition: SQL,
): Promise<Joined | undefined> {
  return (await readJoined(services, actor, condition, wholeProfile))[0]
}

/** Texts, lifestyle and preferences are read on the profile's own page alone. */
const leftOutOfLists = [
  'lifestyle',
  'basicPreference',
  'religiousPreference',
  'professionalPreference',
  'locationPreference',
]
const columns = Object.entries(getTableColumns(profiles))
const selected = (names: typeof columns) =>
  sql.join(
    names.map(([name, column]) => sql`${sql.identifier(column.name)} as ${sql.identifier(name)}`),
    sql`, `,
  )
const wholeProfile = selected(columns)
const listedProfile = selected(columns.filter(([name]) => !leftOutOfLists.includes(name)))

type Read = ProfileRow & Omit<Joined, 'row'>

/** Written SQL: the query builder takes longer to map these wide rows than the database to find them. */
async function readJoined(
  { db, clock }: Services,
  actor: Actor,
  condition: SQL,
  shown: SQL,
): Promise<Joined[]> {
  const viewer = actor.kind === 'member' ? actor.profileId : 0
  const found = await rows<Read>(
    db,
    sql`
    select ${shown},
      (select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'status', m.status, 'width', m.width,
        'height', m.height, 'processed', m.processed, 'reason', m.reason, 'changedAt', m.changed_at) order by m.created_at), '[]')
        from media m where m.profile_id = profiles.id and m.status <> 'Deleted') as photos,
      ${runningAsJson(sql`profiles.id`, clock.now())} as held,
      ${deedsBetween(viewer, indianDay(clock.now()))} as deeds,
      ${assignedNames(actor)},
      case when status = 'Rejected' then (select h.reason from profile_history h
        where h.profile_id = profiles.id order by h.id desc limit 1) end as "lastReason"
    from profiles where ${condition}`,
  )
  return found.map(({ photos, held, deeds, teleStaffName, careStaffName, lastReason, ...row }) => ({
    row: withDates(row),
    photos,
    held,
    deeds,
    teleStaffName,
    careStaffName,
    lastReason,
  }))
}

/** Names of the accounts that a profile is assigned to; nobody but staff is told. */
function assignedNames(actor: Actor): SQL {
  const nameOf = (column: 'tele_staff_id' | 'care_staff_id') =>
    actor.kind === 'staff'
      ? sql`(select u.name from users u where u.id = ${sql.identifier(column)})`
      : sql`null`
  return sql`${nameOf('tele_staff_id')} as "teleStaffName", ${nameOf('care_staff_id')} as "careStaffName"`
}

/** Written SQL brings moments as text. */
function withDates(row: Omit<Read, keyof Omit<Joined, 'row'>>): ProfileRow {
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    changedAt: new Date(row.changedAt),
    readyAt: row.readyAt && new Date(row.readyAt),
    deletedAt: row.deletedAt && new Date(row.deletedAt),
  }
}

/** As `photosShown` says it, of a profile that is at hand. */
export function hasApprovedPhoto({ photos }: Joined): boolean {
  return photos.some(({ kind, status }) => kind === 'pp' && status === 'Active')
}

function mayList(actor: Actor, { row, deeds }: Joined, { ownBlocks }: Listing): boolean {
  if (actor.kind === 'staff' || isOwner(actor, row.id)) return true
  if (row.status !== 'Active' || isBlockedBy(deeds) || (didBlock(deeds) && !ownBlocks)) return false
  return actor.kind !== 'member' || actor.gender !== row.gender
}

export function isBlocked({ deeds }: Joined): boolean {
  return isBlockedBy(deeds) || didBlock(deeds)
}

export function presentJoined(services: Services, actor: Actor, joined: Joined): Profile {
  const viewer = viewerOf(actor, joined)
  const extras = {
    ...extrasOf(services, viewer, joined),
    ...(actor.kind === 'member' && viewer !== 'owner'
      ? presentDeeds(joined.deeds, actor.profileId, joined.row.id)
      : {}),
  }
  return present(joined.row, viewer, extras, services.clock.now())
}

function viewerOf(actor: Actor, { row, deeds }: Joined): Viewer {
  if (actor.kind === 'staff') return 'staff'
  if (isOwner(actor, row.id)) return 'owner'
  if (actor.kind === 'guest') return 'guest'
  return openedPhone(deeds) ? 'contact' : 'member'
}

function extrasOf(services: Services, viewer: Viewer, joined: Joined): Extras {
  const { row, photos, held, lastReason } = joined
  const photoViewer = viewer === 'staff' ? 'owner' : viewer === 'contact' ? 'member' : viewer
  const media = presentPhotos(services, photos, photoViewer)
  return {
    media: viewer === 'guest' ? media.filter(({ kind }) => kind === 'pp') : media,
    ...(held ? { membership: { tag: held.tag, highlightDays: held.highlightDays } } : {}),
    ...(photoViewer === 'owner' && lastReason ? { statusReason: lastReason } : {}),
    ...(joined.teleStaffName ? { teleStaffName: joined.teleStaffName } : {}),
    ...(joined.careStaffName ? { careStaffName: joined.careStaffName } : {}),
    ...(photoViewer === 'owner' && row.deletedAt ? { purgeOn: purgeDay(services, row.deletedAt) } : {}),
  }
}
