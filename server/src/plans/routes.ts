import type { Criterion } from '@bnr/contract/criteria'
import * as endpoints from '@bnr/contract/plans/endpoints'
import { planKeys } from '@bnr/contract/plans/keys'
import { and, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../platform/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../platform/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import { presented } from '../platform/paged.ts'
import type { Services } from '../platform/services.ts'
import { presentPlan } from './present.ts'
import { findPlans } from './store.ts'
import { plans } from './tables.ts'

export function plansRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, endpoints.searchPlans, async ({ actor, query, body }) =>
    presented(await findPlans(db, whereOf(actor, body.criteria), query), presentPlan),
  )
}

const conditions: Conditions<typeof planKeys> = {
  h: (hidden) => eq(plans.hidden, hidden),
  id: (id) => eq(plans.id, id),
  mt: (category) => eq(plans.category, category),
}

/** What is no longer sold is for staff alone. */
function whereOf(actor: Actor, criteria: readonly Criterion[]): SQL | undefined {
  const asked = checkCriteria(planKeys, actor, criteria)
  const wanted = asked.map((one) => conditionOf(conditions, one))
  if (actor.kind === 'staff') return and(...wanted)
  if (asked.some(({ key, value }) => key === 'h' && value === true)) throw new Failure('staff_criterion')
  return and(...wanted, eq(plans.hidden, false))
}
