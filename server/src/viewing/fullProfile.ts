import type { Viewer } from '@bnr/contract/profiles/field'
import type { Profile } from '@bnr/contract/profiles/profile'
import { profileMachine } from '@bnr/contract/profiles/transitions'
import { allowedActions } from '@bnr/contract/stateMachine'
import { eq, type SQL, sql } from 'drizzle-orm'
import { noteRead } from '../database/auditContext.ts'
import { arrayOf } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Actor, Staff } from '../http/actor.ts'
import { presentPhotos } from '../media/present.ts'
import { badgeOf } from '../memberships/badge.ts'
import { Failure } from '../platform/failure.ts'
import { shownActivity } from '../profiles/lastActive.ts'
import { isOwner } from '../profiles/policy.ts'
import { purgeDay } from '../profiles/purgeDay.ts'
import { profiles } from '../profiles/tables.ts'
import { blocksAmong, viewerDid } from '../relations/mutualActivities.ts'
import type { Services } from '../services/services.ts'
import { contactFields } from './contactDetails.ts'
import { type Joined, listedProfile, readJoined, wholeProfile } from './joined.ts'
import { countOpening } from './openings.ts'
import { type Extras, present, without } from './present.ts'
import { presentActivities } from './presentActivities.ts'
import { type BlockRule, notBlockedByOwner, requireReader, requireVisible } from './visibility.ts'

/** The whole profile with this BNR ID, if the actor may see it. Counts as an opening. */
export async function openProfile(services: Services, actor: Actor, bnrId: string): Promise<Profile> {
  const joined = await openJoined(services, actor, eq(profiles.bnrId, Number(bnrId)))
  noteRead({ subject: `profile ${joined.row.id}` })
  return presentJoined(services, actor, joined)
}

/** The photos that a card opens. Members may also open profiles that they have blocked, from the list of those. */
export async function albumOf(services: Services, actor: Actor, id: number) {
  const joined = await openJoined(services, actor, eq(profiles.id, id), notBlockedByOwner)
  const { media } = presentJoined(services, actor, joined)
  return { media: media.filter(({ status }) => status === 'Active') }
}

/** Opens a profile without returning it, for what may be known only about an opened one. */
export const requireOpened = async (services: Services, actor: Actor, id: number): Promise<void> =>
  void (await openJoined(services, actor, eq(profiles.id, id)))

async function openJoined(services: Services, actor: Actor, condition: SQL, blockRule?: BlockRule) {
  const [joined] = await readJoined(services, actor, condition, wholeProfile)
  requireReader(actor, joined?.row)
  if (!joined) throw new Failure('profile_not_found')
  requireVisible(actor, joined.row, blocksAmong(joined.activities), blockRule)
  await countOpening(services, actor, joined.row.id)
  return joined
}

/** Profiles as staff see them next to photos that wait for approval, by id and without contact details. */
export async function profilesWithPhotos(
  services: Services,
  staff: Staff,
  ids: readonly number[],
): Promise<Map<number, Profile>> {
  if (ids.length === 0) return new Map()
  const found = await readJoined(services, staff, sql`id = any(${arrayOf(ids)})`, listedProfile)
  const shown = (joined: Joined) => without(presentJoined(services, staff, joined), contactFields)
  return new Map(found.map((joined) => [joined.row.id, shown(joined)]))
}

/** Loads a profile without checking whether the actor may see it. */
export const loadJoined = (services: Services, actor: Actor, id: number): Promise<Joined> =>
  requireRow(readJoined(services, actor, eq(profiles.id, id), wholeProfile), 'profile_not_found')

export function presentJoined(services: Services, actor: Actor, joined: Joined): Profile {
  const viewer = viewerOf(actor, joined)
  const extras = {
    ...extrasOf(services, actor, viewer, joined),
    ...(actor.kind === 'member' && viewer !== 'owner'
      ? presentActivities(joined.activities, actor.profileId, joined.row.id)
      : {}),
  }
  return present(joined.row, viewer, extras, services.clock.now())
}

function viewerOf(actor: Actor, { row, activities }: Joined): Viewer {
  if (actor.kind === 'staff') return 'staff'
  if (isOwner(actor, row.id)) return 'owner'
  return viewerDid('view_phone', activities) ? 'contact' : 'member'
}

function extrasOf(services: Services, actor: Actor, viewer: Viewer, joined: Joined): Extras {
  const { row, photos, membership, lastReason, answerHours, daysSinceActive } = joined
  const photoViewer = viewer === 'staff' || viewer === 'owner' ? 'owner' : 'member'
  return {
    media: presentPhotos(services, actor, photos, photoViewer),
    ...badgeOf(membership, services.clock.now()),
    ...(answerHours === null ? {} : { answerHours }),
    ...(viewer === 'owner' ? {} : shownActivity(actor, daysSinceActive)),
    ...(photoViewer === 'owner' ? { can: allowedActions(profileMachine, row.status, actor) } : {}),
    ...(photoViewer === 'owner' && lastReason ? { statusReason: lastReason } : {}),
    ...(joined.teleStaffName ? { teleStaffName: joined.teleStaffName } : {}),
    ...(joined.careStaffName ? { careStaffName: joined.careStaffName } : {}),
    ...(photoViewer === 'owner' && row.deletedAt ? { purgeOn: purgeDay(services, row.deletedAt) } : {}),
  }
}
