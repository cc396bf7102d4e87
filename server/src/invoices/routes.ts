import type { Criterion } from '@bnr/contract/criteria'
import * as endpoints from '@bnr/contract/invoices/endpoints'
import { invoiceKeys } from '@bnr/contract/invoices/keys'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../platform/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../platform/criteria.ts'
import { Failure } from '../platform/failure.ts'
import { serve } from '../platform/http.ts'
import { presented } from '../platform/paged.ts'
import type { Services } from '../platform/services.ts'
import { presentInvoice } from './present.ts'
import { findInvoices } from './store.ts'
import { invoices } from './tables.ts'

export function invoicesRoutes(app: FastifyInstance, { db }: Services): void {
  serve(app, endpoints.searchInvoices, async ({ actor, query, body }) =>
    presented(await findInvoices(db, whereOf(actor, body.criteria), query), presentInvoice),
  )
}

const conditions: Conditions<typeof invoiceKeys> = {
  pid: (profileId) => eq(invoices.profileId, profileId),
  st: (states) => inArray(invoices.state, [states].flat()),
}

/** A member finds the own ones, whether or not that was asked for. */
function whereOf(actor: Actor, criteria: readonly Criterion[]): SQL | undefined {
  const asked = checkCriteria(invoiceKeys, actor, criteria)
  const wanted = asked.map((one) => conditionOf(conditions, one))
  if (actor.kind === 'staff') return and(...wanted)
  if (actor.kind !== 'member') throw new Failure('not_allowed')
  if (asked.some(({ key, value }) => key === 'pid' && value !== actor.profileId))
    throw new Failure('not_allowed')
  return and(...wanted, eq(invoices.profileId, actor.profileId))
}
