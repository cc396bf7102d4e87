import { eq } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { profiles } from '../profiles/tables.ts'
import { blocksAmong } from '../relations/mutualActivities.ts'
import { findJoined, presentJoined } from './fullProfile.ts'
import { countOpening } from './openings.ts'
import { notBlockedByOwner, requireReader, requireVisible } from './visibility.ts'

/** The photos that a list's card opens: also of somebody whom the viewer blocked, who stands on the list of those. */
export async function albumOf(services: Services, actor: Actor, id: number) {
  const joined = await findJoined(services, actor, eq(profiles.id, id))
  requireReader(actor, joined?.row)
  if (!joined) throw new Failure('profile_not_found')
  requireVisible(actor, joined.row, blocksAmong(joined.activities), notBlockedByOwner)
  await countOpening(services, actor, id)
  const { media } = presentJoined(services, actor, joined)
  return { media: media.filter(({ status }) => status === 'Active') }
}
