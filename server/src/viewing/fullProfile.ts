import type { Profile } from '@bnr/contract/profiles/profile'
import { type SQL, sql } from 'drizzle-orm'
import { presentPhotos } from '../media/present.ts'
import type { Actor, Staff } from '../platform/actor.ts'
import { arrayOf } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { isOwner, type Viewer } from '../profiles/policy.ts'
import { purgeDay } from '../profiles/purgeDay.ts'
import { didBlock, isBlockedBy, openedPhone, presentDeeds } from '../relations/mutualActivities.ts'
import { type Joined, listedProfile, readJoined, wholeProfile } from './joined.ts'
import { type Extras, present } from './present.ts'

/** The profiles of these ids as staff see them beside a photo that is to be judged. */
export async function documents(
  services: Services,
  staff: Staff,
  ids: readonly number[],
): Promise<Profile[]> {
  if (ids.length === 0) return []
  const found = await readJoined(services, staff, sql`id = any(${arrayOf(ids)})`, listedProfile)
  return found.map((joined) => presentJoined(services, staff, joined))
}

/** One profile as its condition finds it, without judging whether the actor may see it. */
export async function findJoined(
  services: Services,
  actor: Actor,
  condition: SQL,
): Promise<Joined | undefined> {
  return (await readJoined(services, actor, condition, wholeProfile))[0]
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
  return openedPhone(deeds) ? 'contact' : 'member'
}

function extrasOf(services: Services, actor: Actor, viewer: Viewer, joined: Joined): Extras {
  const { row, photos, held, lastReason } = joined
  const photoViewer = viewer === 'staff' || viewer === 'owner' ? 'owner' : 'member'
  return {
    media: presentPhotos(services, actor, photos, photoViewer),
    ...(held ? { membership: { tag: held.tag, highlightDays: held.highlightDays } } : {}),
    ...(photoViewer === 'owner' && lastReason ? { statusReason: lastReason } : {}),
    ...(joined.teleStaffName ? { teleStaffName: joined.teleStaffName } : {}),
    ...(joined.careStaffName ? { careStaffName: joined.careStaffName } : {}),
    ...(photoViewer === 'owner' && row.deletedAt ? { purgeOn: purgeDay(services, row.deletedAt) } : {}),
  }
}
