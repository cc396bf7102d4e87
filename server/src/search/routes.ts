import { countProfiles } from '@bnr/contract/search/counts'
import { readSearchMappings, searchProfiles } from '@bnr/contract/search/endpoints'
import { readFit } from '@bnr/contract/search/fit'
import { searchKeys } from '@bnr/contract/search/keys'
import { readMatches } from '@bnr/contract/search/matches'
import * as endpoints from '@bnr/contract/search/saved'
import { readWiderMatches, widenPreference as widen } from '@bnr/contract/search/widerMatches'
import type { FastifyInstance } from 'fastify'
import { type Actor, hasFullView } from '../http/actor.ts'
import { usableCriteria } from '../http/criteria.ts'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import { requireOwn, requireOwnerOrStaff } from '../profiles/policy.ts'
import type { Services } from '../services/services.ts'
import { cardsOf } from '../viewing/cards.ts'
import { pageFor, totalFor } from '../viewing/guestPages.ts'
import { countReply } from './countReply.ts'
import { findPage } from './findPage.ts'
import { fitOf, matchesOf } from './matches.ts'
import { newAmong } from './members/newProfiles.ts'
import { addSavedSearch, deleteSavedSearch, renameSavedSearch, savedOf } from './saved.ts'
import { searchOf } from './searchOf.ts'
import { widenPreference } from './widenPreference.ts'
import { widerMatchesOf } from './widerMatches.ts'

export function searchRoutes(app: FastifyInstance, services: Services): void {
  const { index, engine } = searchOf(services)
  // The service is ready without it: SQL answers until it is built.
  if (services.config.searchIndex) app.addHook('onReady', async () => void index.start())
  app.addHook('onClose', async () => index.close())

  serve(app, searchProfiles, async ({ actor, query, body }) => {
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
  })

  serve(app, countProfiles, ({ actor, body }) => countReply(services, engine, actor, body.criteria))

  serve(app, readSearchMappings, ({ actor }) => usableCriteria(searchKeys, actor))

  serve(app, readMatches, async ({ actor, params, query }) => {
    requireOwnerOrStaff(actor, params.id)
    return await matchesOf(services, engine, actor, { profileId: params.id, ...pageFor(actor, query) })
  })

  serve(app, readWiderMatches, async ({ actor, params, query }) => {
    requireOwnerOrStaff(actor, params.id)
    return await widerMatchesOf(services, engine, actor, { profileId: params.id, ...query })
  })

  serve(app, widen, ({ actor, params, body }) => widenPreference(services, actor, params.id, body.wider))

  serve(app, readFit, ({ actor, params }) => fitOf(services, requireOwn(actor, params.id), params.targetId))
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

export function savedSearchRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, endpoints.listSavedSearches, ({ actor }) => savedOf(db, actor))
  serve(app, endpoints.saveSearch, ({ actor, body }) => addSavedSearch(db, actor, body))
  serve(app, endpoints.renameSearch, ({ actor, params, body }) =>
    renameSavedSearch(db, actor, params.id, body.name),
  )
  serve(app, endpoints.deleteSearch, async ({ actor, params }) => {
    await deleteSavedSearch(db, actor, params.id)
    return { message: 'Search deleted' }
  })
}
