import type { Criterion } from '@bnr/contract/criteria'
import * as endpoints from '@bnr/contract/plans/endpoints'
import { planKeys } from '@bnr/contract/plans/keys'
import type { Plan } from '@bnr/contract/plans/schemas'
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { presented } from '../database/paged.ts'
import type { Actor } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../http/criteria.ts'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { createPlan, editPlan, setHidden } from './change.ts'
import { findPlans, lineage, lineageOf, type PlanRow } from './store.ts'
import { plans } from './tables.ts'

export function plansRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services
  serve(app, endpoints.searchPlans, async ({ actor, query, body }) => ({
    ...presented(await findPlans(db, whereOf(actor, body.criteria), query), presentPlan),
    freeInterests: config.freeInterests,
  }))

  serve(app, endpoints.createPlan, async ({ actor, body }) =>
    presentPlan(await createPlan(services, actor, body)),
  )

  serve(app, endpoints.editPlan, async ({ actor, params, body }) =>
    presentPlan(await editPlan(services, actor, params.id, body)),
  )

  serve(app, endpoints.hidePlan, async ({ actor, params }) =>
    presentPlan(await setHidden(services, actor, params.id, true)),
  )

  serve(app, endpoints.showPlan, async ({ actor, params }) =>
    presentPlan(await setHidden(services, actor, params.id, false)),
  )
}

const conditions: Conditions<typeof planKeys> = {
  h: (hidden) => eq(plans.hidden, hidden),
  id: (id) => eq(plans.id, id),
  mt: (category) => eq(plans.category, category),
  lv: (first) => eq(lineage, first),
}

/**
 * A search finds top-ups only by their category or id, so that a list of plans never offers one. Only staff read plans
 * that are off sale, and earlier versions, which they find by id or lineage.
 */
function whereOf(actor: Actor, criteria: readonly Criterion[]): SQL | undefined {
  const checked = checkCriteria(planKeys, actor, criteria)
  const wanted = checked.map((criterion) => conditionOf(conditions, criterion))
  const current = isNull(plans.replacedAt)
  const namesVersions = checked.some(({ key }) => key === 'id' || key === 'lv')
  if (!namesVersions && !checked.some(({ key }) => key === 'mt')) wanted.push(ne(plans.category, 'topup'))
  if (actor.kind === 'staff') return and(...wanted, namesVersions ? undefined : current)
  if (checked.some(({ key, value }) => key === 'h' && value === true)) throw new Failure('staff_criterion')
  return and(...wanted, current, eq(plans.hidden, false))
}

function presentPlan(stored: PlanRow): Plan {
  const { price, assistance, createdAt, replacedAt, firstVersionId: _, ...row } = stored
  return {
    ...row,
    price: { amount: price },
    ...(assistance ? { assistance } : {}),
    createdAt: createdAt.toISOString(),
    lineage: lineageOf(stored),
    ...(replacedAt ? { replacedAt: replacedAt.toISOString() } : {}),
  }
}
