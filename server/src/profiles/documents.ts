import type { PackageTag } from '@bnr/contract/plans/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { presentPhotos, type ShownPhoto } from '../media/present.ts'
import { running } from '../memberships/current.ts'
import type { Actor } from '../platform/actor.ts'
import { arrayOf, rows } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { isOwner, type Viewer } from './policy.ts'
import { type Extras, present } from './present.ts'
import type { ProfileRow } from './sections.ts'
import { profiles } from './tables.ts'

/** A profile with all that is shown beside it, read in one statement. */
type Joined = {
  row: ProfileRow
  photos: ShownPhoto[]
  badge: { tag: PackageTag; highlightDays: number } | null
  /** What the viewer did to it: l, s, i, vp. */
  marks: string[]
  blocked: boolean
  /** Of the last move, where one was given. */
  lastReason: string | null
}

/**
 * The profiles of these ids as the actor may see them, in the order asked for. Status and blocks are checked again:
 * whatever a member or guest may no longer see is left out.
 */
export async function documents(
  services: Services,
  actor: Actor,
  ids: readonly number[],
): Promise<Profile[]> {
  if (ids.length === 0) return []
  const found = await readJoined(services, actor, sql`id = any(${arrayOf(ids)})`, listedProfile)
  const byId = new Map(found.map((joined) => [joined.row.id, joined]))
  return ids.flatMap((id) => {
    const joined = byId.get(id)
    return joined && mayList(actor, joined) ? [presentJoined(services, actor, joined)] : []
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
      (select json_build_object('tag', h.tag, 'highlightDays', h.highlight_days) from memberships h
        where h.profile_id = profiles.id and ${running(clock.now())} order by h.ends_on desc limit 1) as badge,
      array(select distinct a.kind from activities a where a.from_id = ${viewer} and a.to_id = profiles.id and a.kind <> 'v') as marks,
      exists(select 1 from activities a where a.kind = 'b' and a.from_id = profiles.id and a.to_id = ${viewer}) as blocked,
      case when status = 'Rejected' then (select h.reason from profile_history h
        where h.profile_id = profiles.id order by h.id desc limit 1) end as "lastReason"
    from profiles where ${condition}`,
  )
  return found.map(({ photos, badge, marks, blocked, lastReason, ...row }) => ({
    row: withDates(row),
    photos,
    badge,
    marks,
    blocked,
    lastReason,
  }))
}

/** Written SQL brings moments as text. */
function withDates(row: Omit<Read, keyof Omit<Joined, 'row'>>): ProfileRow {
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    changedAt: new Date(row.changedAt),
    readyAt: row.readyAt && new Date(row.readyAt),
  }
}

function mayList(actor: Actor, { row, marks, blocked }: Joined): boolean {
  if (actor.kind === 'staff' || isOwner(actor, row.id)) return true
  if (row.status !== 'Active' || blocked || marks.includes('b')) return false
  return actor.kind !== 'member' || actor.gender !== row.gender
}

export function isBlockedEitherWay({ blocked, marks }: Joined): boolean {
  return blocked || marks.includes('b')
}

export function presentJoined(services: Services, actor: Actor, joined: Joined): Profile {
  const viewer = viewerOf(actor, joined)
  return present(joined.row, viewer, extrasOf(services, viewer, joined), services.clock.now())
}

function viewerOf(actor: Actor, { row, marks }: Joined): Viewer {
  if (actor.kind === 'staff') return 'staff'
  if (isOwner(actor, row.id)) return 'owner'
  if (actor.kind === 'guest') return 'guest'
  return marks.includes('vp') ? 'contact' : 'member'
}

function extrasOf(services: Services, viewer: Viewer, { photos, badge, marks, lastReason }: Joined): Extras {
  const photoViewer = viewer === 'staff' ? 'owner' : viewer === 'contact' ? 'member' : viewer
  const media = presentPhotos(services, photos, photoViewer)
  const acted = viewer === 'member' || viewer === 'contact'
  return {
    media: viewer === 'guest' ? media.filter(({ kind }) => kind === 'pp') : media,
    ...(badge ? { membership: badge } : {}),
    ...(photoViewer === 'owner' && lastReason ? { statusReason: lastReason } : {}),
    ...(acted
      ? {
          alreadyLiked: marks.includes('l'),
          alreadyShortlisted: marks.includes('s'),
          alreadyIgnored: marks.includes('i'),
        }
      : {}),
  }
}
