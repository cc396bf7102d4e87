import * as endpoints from '@bnr/contract/coupons/endpoints'
import { couponKeys } from '@bnr/contract/coupons/keys'
import { indianDay } from '@bnr/contract/indianDay'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../database/database.ts'
import { presented } from '../database/paged.ts'
import type { Member, Staff } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf, type RequestedCriterion } from '../http/criteria.ts'
import { serve } from '../http/serve.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { changeCoupon, createCoupon, endCoupon } from './change.ts'
import { findByGuess } from './guess.ts'
import { presentCoupon, presentWorth } from './present.ts'
import { findCoupons, inState, loadCoupon } from './store.ts'
import { coupons } from './tables.ts'

/** Counts the uses of coupons; the invoices supply it. */
type UsesOf = (db: Queryable, couponIds: readonly number[], now: Date) => Promise<ReadonlyMap<number, number>>
type CouponCriteria = readonly RequestedCriterion<typeof couponKeys>[]

export function couponsRoutes(app: FastifyInstance, services: Services, usesOf: UsesOf): void {
  const { db, clock } = services
  const today = () => indianDay(clock.now())

  serve(app, endpoints.searchCoupons, async ({ actor, query, body }) => {
    const checked = checkCriteria(couponKeys, actor, body.criteria)
    if (actor.kind === 'member') return await findForMember(services, actor, checked)
    if (actor.kind !== 'staff') throw new Failure('not_allowed')
    const where = and(...checked.map((criterion) => conditionOf(conditions, criterion, today())))
    const found = await findCoupons(db, today(), where, query)
    const uses = await usesOf(
      db,
      found.results.map(({ id }) => id),
      clock.now(),
    )
    return presented(found, (row) => presentCoupon(row, uses.get(row.id) ?? 0, actor))
  })

  const shown = async (staff: Staff, id: number) => {
    const uses = await usesOf(db, [id], clock.now())
    return presentCoupon(await loadCoupon(db, today(), id), uses.get(id) ?? 0, staff)
  }

  serve(app, endpoints.createCoupon, async ({ actor, body }) =>
    shown(actor, (await createCoupon(services, actor, body)).id),
  )

  serve(app, endpoints.changeCoupon, async ({ actor, params, body }) => {
    await changeCoupon(services, actor, params.id, body)
    return await shown(actor, params.id)
  })

  serve(app, endpoints.endCoupon, async ({ actor, params }) => {
    await endCoupon(services, actor, params.id)
    return await shown(actor, params.id)
  })
}

const conditions: Conditions<typeof couponKeys, [today: string]> = {
  cd: (code) => eq(coupons.code, code.toUpperCase()),
  id: (id) => eq(coupons.id, id),
  st: inState,
}

async function findForMember(services: Services, member: Member, [code, ...more]: CouponCriteria) {
  if (code?.key !== 'cd' || more.length > 0)
    throw invalidInput({ criterias: 'Enter exactly one coupon code' })
  const found = await findByGuess(services, member, code.value)
  return { results: found ? [presentWorth(found)] : [], total: found ? 1 : 0, page: 0 }
}
