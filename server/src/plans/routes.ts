import type { Criterion } from '@bnr/contract/criteria'
import * as endpoints from '@bnr/contract/plans/endpoints'
import { planKeys } from '@bnr/contract/plans/keys'
import type { PlanCategory } from '@bnr/contract/plans/schemas'
import { and, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../platform/actor.ts'
import { checkCriteria } from '../platform/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import type { Services } from '../platform/services.ts'
import { presentPlan } from './present.ts'
import { findPlans } from './store.ts'
import { plans } from './tables.ts'

export function plansRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, endpoints.searchPlans, async ({ actor, query, body }) => {
    const { total, rows } = await findPlans(db, conditionOf(actor, body.criteria), query)
    return { results: rows.map(presentPlan), total, page: query.page }
  })
}

const conditions: Record<keyof typeof planKeys, (value: never) => SQL> = {
  h: (hidden: boolean) => eq(plans.hidden, hidden),
  id: (id: number) => eq(plans.id, id),
  mt: (category: PlanCategory) => eq(plans.category, category),
}

/** What is no longer sold is for staff alone. */
function conditionOf(actor: Actor, criteria: readonly Criterion[]): SQL | undefined {
  const asked = checkCriteria(planKeys, actor, criteria)
  const wanted = asked.map(({ key, value }) => conditions[key](value as never))
  if (actor.kind === 'staff') return and(...wanted)
  if (asked.some(({ key, value }) => key === 'h' && value === true)) throw new Failure('staff_criterion')
  return and(...wanted, eq(plans.hidden, false))
}
