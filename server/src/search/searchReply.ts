import type { Reply } from '@bnr/contract/endpoint'
import type { searchProfiles } from '@bnr/contract/search/endpoints'
import { type Actor, hasFullView } from '../http/actor.ts'
import type { Call } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { pageFor, totalFor } from '../viewing/guestPages.ts'
import type { SearchEngine } from './engine.ts'
import { findPage } from './findPage.ts'
import { newAmong } from './members/newProfiles.ts'

/** A page of a search as the viewer may see it. */
export async function searchReply(
  services: Services,
  engine: SearchEngine,
  { actor, query, body }: Call<typeof searchProfiles>,
): Promise<Reply<typeof searchProfiles>> {
  requireOwnId(actor, body.fromId)
  const page = pageFor(actor, query)
  const at = services.clock.now()
  const { total, ids, extra } = await findPage(services, engine, actor, { criteria: body.criteria, page })
  const cards = await cardsOf(services, actor, [...ids, ...extra])
  const fresh = await newOnPage(services, actor, body.savedId, { ids: [...cards.keys()], at })
  const shown = (wanted: readonly number[]) => wanted.flatMap((id) => cards.get(id) ?? [])
  return {
    results: shown(ids),
    total: totalFor(actor, total),
    page: page.page,
    ...(extra.length > 0 && { featured: shown(extra) }),
    ...(fresh && { fresh }),
  }
}

/** What is new for a saved search of the member. Members who see what guests see cannot tell profiles apart. */
async function newOnPage(
  { db }: Services,
  actor: Actor,
  savedId: number | undefined,
  found: { ids: readonly number[]; at: Date },
) {
  if (savedId === undefined || actor.kind !== 'member' || !hasFullView(actor)) return undefined
  return await newAmong(db, actor.profileId, savedId, found)
}

function requireOwnId(actor: Actor, fromId: number | undefined): void {
  if (fromId === undefined || actor.kind === 'staff') return
  if (actor.kind !== 'member' || actor.profileId !== fromId) throw new Failure('not_allowed')
}
