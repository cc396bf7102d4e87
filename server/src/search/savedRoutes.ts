import * as endpoints from '@bnr/contract/search/saved'
import type { FastifyInstance } from 'fastify'
import type { Staff } from '../platform/actor.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { forgetSearch, keepSearch, renameKept, savedOf } from './saved.ts'

export function savedSearchRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, endpoints.listSavedSearches, ({ actor }) => savedOf(db, actor as Staff))
  serve(app, endpoints.saveSearch, ({ actor, body }) => keepSearch(db, actor as Staff, body))
  serve(app, endpoints.renameSearch, ({ actor, params, body }) =>
    renameKept(db, actor as Staff, params.id, body.name),
  )
  serve(app, endpoints.deleteSearch, async ({ actor, params }) => {
    await forgetSearch(db, actor as Staff, params.id)
    return { message: 'Search deleted' }
  })
}
