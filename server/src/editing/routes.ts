import * as endpoints from '@bnr/contract/profiles/endpoints'
import { transitionNames } from '@bnr/contract/profiles/transitions'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../http/callerKey.ts'
import { serve } from '../http/serve.ts'
import { photosShown } from '../media/store.ts'
import { presentCompletion } from '../profiles/completion.ts'
import { historyOf } from '../profiles/history.ts'
import { requireEditor } from '../profiles/policy.ts'
import { loadProfile, phoneIsTaken } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { changeProfile } from './change.ts'
import { makeTransition } from './transition.ts'

export function editingRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.checkPhone, async ({ query }) => ({
    exists: await phoneIsTaken(db, query.cc, query.nu),
  }))

  serve(app, endpoints.saveProfile, ({ actor, params, body, request }) => {
    const { currentPassword, code, ...sections } = body
    const given = { sections, proof: { currentPassword, code }, address: networkOf(request.ip) }
    return changeProfile(services, actor, params.id, given)
  })

  serve(app, endpoints.completion, async ({ actor, params }) => {
    const row = await loadProfile(db, params.id)
    requireEditor(actor, row)
    const photo = (await photosShown(db, [row.id])).has(row.id)
    return presentCompletion(row, photo, services.clock.now())
  })

  for (const name of transitionNames) {
    serve(app, endpoints.transitionProfile[name], ({ actor, params, body }) =>
      makeTransition(services, actor, params.id, name, body),
    )
  }

  serve(app, endpoints.profileHistory, ({ params, query }) => historyOf(db, params.id, query))
}
