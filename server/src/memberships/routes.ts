import { dayShown } from '@bnr/contract/dates'
import * as endpoints from '@bnr/contract/memberships/endpoints'
import { membershipMachine } from '@bnr/contract/memberships/states'
import { isTopUp } from '@bnr/contract/plans/schemas'
import { allowedActions } from '@bnr/contract/stateMachine'
import type { FastifyInstance } from 'fastify'
import { audit } from '../database/audit.ts'
import { serve } from '../http/serve.ts'
import { loadPlan, type PlanRow } from '../plans/store.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import type { MembershipRow } from './current.ts'
import { membershipWithFree } from './freeInterests.ts'
import { grantPlan } from './grant.ts'
import { requireMayRead } from './holder.ts'

export function membershipsRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  serve(app, endpoints.readCurrentMembership, async ({ actor, params }) => {
    await requireMayRead(db, actor, params.id)
    const membership = await membershipWithFree(services, db, params.id)
    if (actor.kind !== 'staff') return membership
    const state = membership.expiresOn ? 'Running' : 'None'
    return { ...membership, can: allowedActions(membershipMachine, state, actor) }
  })

  serve(app, endpoints.grantMembership, async ({ actor, body }) => {
    const { userId } = actor
    return await db.inTransaction(async (tx) => {
      const plan = await loadPlan(tx, body.planId)
      if (isTopUp(plan)) throw invalidInput({ mid: 'Select a plan, not a top-up' })
      const granted = await grantPlan(services, tx, body.profileId, plan)
      const detail = { plan: plan.name }
      await audit(tx, clock.now(), userId, 'grant membership', `profile ${body.profileId}`, detail)
      return { message: grantedMessage(plan, granted) }
    })
  })
}

const grantedMessage = (plan: PlanRow, { invoiceId, planName, endsOn }: MembershipRow): string =>
  invoiceId === null
    ? `${plan.name} has started`
    : `${plan.name} was added to ${planName}, which now ends on ${dayShown(endsOn)}`
