import type { Profile } from '@bnr/contract/profiles/profile'
import { type SQL, sql } from 'drizzle-orm'
import { presentPhotos } from '../media/present.ts'
import type { Actor } from '../platform/actor.ts'
import { arrayOf } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { didBlock, isBlockedBy, openedPhone, presentDeeds } from './between.ts'
import { type Joined, listedProfile, readJoined, wholeProfile } from './joined.ts'
import { isOwner, type Viewer } from './policy.ts'
import { type Extras, present } from './present.ts'
import { purgeDay } from './purgeDay.ts'

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
    ...extrasOf(services, actor, viewer, joined),
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

function extrasOf(services: Services, actor: Actor, viewer: Viewer, joined: Joined): Extras {
  const { row, photos, held, lastReason } = joined
  const photoViewer = viewer === 'staff' ? 'owner' : viewer === 'contact' ? 'member' : viewer
  const media = presentPhotos(services, actor, photos, photoViewer)
  return {
    media: viewer === 'guest' ? media.filter(({ kind }) => kind === 'pp') : media,
    ...(held ? { membership: { tag: held.tag, highlightDays: held.highlightDays } } : {}),
    ...(photoViewer === 'owner' && lastReason ? { statusReason: lastReason } : {}),
    ...(joined.teleStaffName ? { teleStaffName: joined.teleStaffName } : {}),
    ...(joined.careStaffName ? { careStaffName: joined.careStaffName } : {}),
    ...(photoViewer === 'owner' && row.deletedAt ? { purgeOn: purgeDay(services, row.deletedAt) } : {}),
  }
}
