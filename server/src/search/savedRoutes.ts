import * as endpoints from '@bnr/contract/search/saved'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { addSavedSearch, deleteSavedSearch, renameSavedSearch, savedOf } from './saved.ts'

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
