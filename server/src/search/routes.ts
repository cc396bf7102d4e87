import { countProfiles } from '@bnr/contract/search/counts'
import { readSearchMappings, searchProfiles } from '@bnr/contract/search/endpoints'
import { readFit } from '@bnr/contract/search/fit'
import { searchKeys } from '@bnr/contract/search/keys'
import { readMatches } from '@bnr/contract/search/matches'
import * as endpoints from '@bnr/contract/search/saved'
import { readWiderMatches, widenPreference as widen } from '@bnr/contract/search/widerMatches'
import type { FastifyInstance } from 'fastify'
import { usableCriteria } from '../http/criteria.ts'
import { type Call, serve } from '../http/serve.ts'
import { requireOwn, requireOwnerOrStaff } from '../profiles/policy.ts'
import type { Services } from '../services/services.ts'
import { pageFor } from '../viewing/guestPages.ts'
import { countReply } from './countReply.ts'
import { fitOf, matchesOf } from './matches.ts'
import { addSavedSearch, deleteSavedSearch, renameSavedSearch, savedOf } from './saved.ts'
import { searchOf } from './searchOf.ts'
import { searchReply } from './searchReply.ts'
import { widenPreference } from './widenPreference.ts'
import { widerMatchesOf } from './widerMatches.ts'

export function searchRoutes(app: FastifyInstance, services: Services): void {
  const { index, engine } = searchOf(services)
  // The service is ready without it: SQL answers until it is built.
  if (services.config.searchIndex) app.addHook('onReady', async () => void index.start())
  app.addHook('onClose', async () => index.close())

  // A member's search needs no other statement before the index can answer.
  const reading = { alongside: engine.alongside }

  serve(app, searchProfiles, (call) => searchReply(services, engine, call), reading)
  serve(app, countProfiles, ({ actor, body }) => countReply(services, engine, actor, body.criteria), reading)
  serve(app, readSearchMappings, ({ actor }) => usableCriteria(searchKeys, actor))

  const matches = async ({ actor, params, query }: Call<typeof readMatches>) => {
    requireOwnerOrStaff(actor, params.id)
    return await matchesOf(services, engine, actor, { profileId: params.id, ...pageFor(actor, query) })
  }
  serve(app, readMatches, matches, reading)

  serve(app, readWiderMatches, async ({ actor, params, query }) => {
    requireOwnerOrStaff(actor, params.id)
    return await widerMatchesOf(services, engine, actor, { profileId: params.id, ...query })
  })

  serve(app, widen, ({ actor, params, body }) => widenPreference(services, actor, params.id, body.wider))

  serve(app, readFit, ({ actor, params }) => fitOf(services, requireOwn(actor, params.id), params.targetId))
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
