import type { ProfileCard } from '@bnr/contract/profiles/card'
import type { CardViewer } from '@bnr/contract/profiles/field'
import { profileMachine } from '@bnr/contract/profiles/transitions'
import { allowedActions } from '@bnr/contract/stateMachine'
import { type Actor, hasFullView } from '../http/actor.ts'
import { presentThumbnail } from '../media/present.ts'
import { shownActivity } from '../profiles/lastActive.ts'
import { isOwner } from '../profiles/policy.ts'
import { blocksAmong } from '../relations/mutualActivities.ts'
import type { Services } from '../services/services.ts'
import { presentActivities } from './presentActivities.ts'
import type { CardExtras } from './presentCard.ts'
import { type Listed, readCards } from './readCards.ts'
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
  const found = await readCards(services, actor, viewerOf(actor), ids)
  const byId = new Map(found.map((listed) => [listed.id, listed]))
  return new Map(
    ids.flatMap((id) => {
      const listed = byId.get(id)
      return listed && mayList(actor, listed, blockRule) ? [[id, cardOf(services, actor, listed)]] : []
    }),
  )
}

function mayList(actor: Actor, listed: Listed, blockRule: BlockRule): boolean {
  if (actor.kind === 'staff' || isOwner(actor, listed.id)) return true
  if (actor.kind !== 'member') return active.holds(actor, listed)
  const { status, gender, activities } = listed
  return isVisible(actor, { status, gender, blocks: blocksAmong(activities) }, blockRule)
}

function viewerOf(actor: Actor): CardViewer {
  if (actor.kind === 'staff') return 'staff'
  return hasFullView(actor) ? 'member' : 'guest'
}

function cardOf(services: Services, actor: Actor, listed: Listed): ProfileCard {
  const { photo } = listed
  const viewer = viewerOf(actor)
  const as = viewer === 'staff' ? 'owner' : viewer
  const media = photo ? presentThumbnail(services, actor, photo, as) : []
  return { ...listed.card, media, ...(viewer !== 'guest' && knownExtras(actor, listed)) }
}

function knownExtras(
  actor: Actor,
  { id, status, activities, daysSinceActive }: Listed,
): Omit<CardExtras, 'media'> {
  return {
    ...shownActivity(actor, daysSinceActive),
    ...(actor.kind === 'staff' ? { can: allowedActions(profileMachine, status, actor) } : {}),
    ...(actor.kind === 'member' ? presentActivities(activities, actor.profileId, id) : {}),
  }
}
