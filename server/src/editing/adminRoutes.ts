import {
  adminCalls,
  adminFieldNames,
  adminFields,
  adminMessage,
  phoneLabel,
  updatePhoneNumber,
} from '@bnr/contract/profiles/admin'
import { assignments, handOver, holderLists, staffLists } from '@bnr/contract/profiles/assignment'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { changeByStaff } from './adminChange.ts'
import { changePhoneByStaff } from './adminPhone.ts'
import { assignableStaff } from './assignable.ts'
import { handOverNext, holdersOf } from './handOver.ts'

/** Serves the admin block of a profile: one call for each field, and the lists to choose from. */
export function adminRoutes(app: FastifyInstance, services: Services): void {
  for (const field of adminFieldNames) {
    const { key, label } = adminFields[field]
    serve(app, adminCalls[field], async ({ actor, params, query }) => {
      const change = { id: params.id, field, value: query[key] }
      await changeByStaff(services, actor, change)
      return { message: adminMessage(label) }
    })
  }

  serve(app, updatePhoneNumber, async ({ actor, params, body }) => {
    await changePhoneByStaff(services, actor, params.id, body)
    return { message: adminMessage(phoneLabel) }
  })

  for (const assignment of assignments) {
    serve(app, staffLists[assignment], () => assignableStaff(services.db, assignment))
    serve(app, holderLists[assignment], () => holdersOf(services.db, assignment))
    serve(app, handOver[assignment], ({ actor, params, query }) =>
      handOverNext(services, actor, { assignment, from: params.id, to: query.to }),
    )
  }
}
