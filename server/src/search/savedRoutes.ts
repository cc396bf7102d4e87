import * as endpoints from '@bnr/contract/search/saved'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { forgetSearch, keepSearch, renameKept, savedOf } from './saved.ts'

export function savedSearchRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, endpoints.listSavedSearches, ({ actor }) => savedOf(db, actor))
  serve(app, endpoints.saveSearch, ({ actor, body }) => keepSearch(db, actor, body))
  serve(app, endpoints.renameSearch, ({ actor, params, body }) => renameKept(db, actor, params.id, body.name))
  serve(app, endpoints.deleteSearch, async ({ actor, params }) => {
    await forgetSearch(db, actor, params.id)
    return { message: 'Search deleted' }
  })
}
