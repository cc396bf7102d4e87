import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { CardViewer } from '@bnr/contract/profiles/field'
import { profileMachine } from '@bnr/contract/profiles/transitions'
import { allowedActions } from '@bnr/contract/stateMachine'
import { sql } from 'drizzle-orm'
import { arrayOf } from '../database/database.ts'
import { type Actor, hasFullView } from '../http/actor.ts'
import { presentPhotos } from '../media/present.ts'
import { badgeOf } from '../memberships/badge.ts'
import { shownActivity } from '../profiles/lastActive.ts'
import { isOwner } from '../profiles/policy.ts'
import { blocksAmong } from '../relations/mutualActivities.ts'
import type { Services } from '../services/services.ts'
import { cardProfile, type Joined, readJoined } from './joined.ts'
import { presentActivities } from './presentActivities.ts'
import { type CardExtras, presentCard } from './presentCard.ts'
import { active, type BlockRule, blockedByNeither, isVisible } from './visibility.ts'

/**
 * The cards of these profiles as the actor may see them, by id and in the given order. Status and blocks are checked
 * again, and profiles that the actor may no longer see are left out.
 */
export async function cardsOf(
  services: Services,
  actor: Actor,
  ids: readonly number[],
  blockRule = blockedByNeither,
): Promise<Map<number, ProfileCard>> {
  if (ids.length === 0) return new Map()
  const found = await readJoined(services, actor, sql`id = any(${arrayOf(ids)})`, cardProfile)
  const byId = new Map(found.map((joined) => [joined.row.id, joined]))
  return new Map(
    ids.flatMap((id) => {
      const joined = byId.get(id)
      return joined && mayList(actor, joined, blockRule) ? [[id, cardOf(services, actor, joined)]] : []
    }),
  )
}

function mayList(actor: Actor, { row, activities }: Joined, blockRule: BlockRule): boolean {
  if (actor.kind === 'staff' || isOwner(actor, row.id)) return true
  if (actor.kind !== 'member') return active.holds(actor, row)
  return isVisible(actor, { ...row, blocks: blocksAmong(activities) }, blockRule)
}

function viewerOf(actor: Actor): CardViewer {
  if (actor.kind === 'staff') return 'staff'
  return hasFullView(actor) ? 'member' : 'guest'
}

function cardOf(services: Services, actor: Actor, joined: Joined): ProfileCard {
  const viewer = viewerOf(actor)
  const media = cardPhoto(services, actor, viewer, joined)
  const extras = viewer === 'guest' ? { media } : { media, ...knownExtras(services, actor, joined) }
  return presentCard(joined.row, viewer, extras, services.clock.now())
}

function knownExtras(
  services: Services,
  actor: Actor,
  { row, membership, activities, answerHours, daysSinceActive }: Joined,
): Omit<CardExtras, 'media'> {
  return {
    ...badgeOf(membership, services.clock.now()),
    ...(answerHours === null ? {} : { answerHours }),
    ...shownActivity(actor, daysSinceActive),
    ...(actor.kind === 'staff' ? { can: allowedActions(profileMachine, row.status, actor) } : {}),
    ...(actor.kind === 'member' ? presentActivities(activities, actor.profileId, row.id) : {}),
  }
}

/** The approved profile photo. Staff also see one that waits for approval. */
function cardPhoto(services: Services, actor: Actor, viewer: CardViewer, { photos }: Joined) {
  const portraits = photos.filter(({ kind }) => kind === 'pp')
  const shown =
    portraits.find(({ status }) => status === 'Active') ??
    (viewer === 'staff' ? portraits.find(({ status }) => status === 'Ready') : undefined)
  if (!shown) return []
  return presentPhotos(services, actor, [shown], viewer === 'staff' ? 'owner' : viewer)
}
