import * as endpoints from '@bnr/contract/memberships/endpoints'
import type { FastifyInstance } from 'fastify'
import { loadPlan } from '../plans/store.ts'
import { loggedIn } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { currentMembershipOf } from './current.ts'
import { requireMayRead } from './holder.ts'
import { startMembership } from './start.ts'

export function membershipsRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.readCurrentMembership, async ({ actor, params }) => {
    await requireMayRead(db, actor, params.id)
    return await currentMembershipOf(db, params.id, clock.now())
  })

  serve(app, endpoints.grantMembership, async ({ actor, body }) => {
    const { userId } = loggedIn(actor)
    const plan = await db.inTransaction(async (tx) => {
      const found = await loadPlan(tx, body.planId)
      await startMembership(services, tx, body.profileId, found)
      const detail = { planId: found.id, planName: found.name }
      await audit(tx, clock.now(), userId, 'grant membership', `profile ${body.profileId}`, detail)
      return found
    })
    return { message: `${plan.name} has started` }
  })
}
