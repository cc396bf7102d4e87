import type { Criterion } from '@bnr/contract/criteria'
import type { PageOf } from '@bnr/contract/page'
import { paymentKeys } from '@bnr/contract/payments/keys'
import type { PaymentEventShown } from '@bnr/contract/payments/schemas'
import { paymentMachine } from '@bnr/contract/payments/states'
import { allowedActions } from '@bnr/contract/stateMachine'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { direction, pageOfText, presented, type Sorted } from '../database/paged.ts'
import type { Actor } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../http/criteria.ts'
import { idsNumbered, memberOf, membersNamed } from '../invoices/conditions.ts'

const conditions: Conditions<typeof paymentKeys> = {
  nd: (needsDecision) => sql`e.needs_decision = ${needsDecision}`,
  dd: (decided) => (decided ? sql`d.event_id is not null` : sql`d.event_id is null`),
  ino: (typed) => sql`e.invoice_id in (${idsNumbered(typed)})`,
  bnr: (bnrId) => sql`i.profile_id in (${memberOf(bnrId)})`,
  na: (typed) => sql`i.profile_id in (${membersNamed(typed)})`,
  inv: (invoiceId) => sql`e.invoice_id = ${invoiceId}`,
  oid: (orderId) => sql`e.order_id = ${orderId}`,
}

type Known = Omit<PaymentEventShown, 'can'>
type Found = { [K in keyof Known]: Known[K] | null } & {
  at: Date | string
  decidedAt: Date | string | null
}

export async function findPayments(
  db: Queryable,
  actor: Actor,
  criteria: readonly Criterion[],
  page: Sorted,
): Promise<PageOf<PaymentEventShown>> {
  const wanted = checkCriteria(paymentKeys, actor, criteria).map((criterion) =>
    conditionOf(conditions, criterion),
  )
  const found = sql`select e.id, e.at, e.source, e.description, e.order_id as "orderId", e.tracking_id as "trackingId",
      e.amount, e.invoice_id as "invoiceId", i.number as "invoiceNumber", e.state, p.bnr_id::text as "bnrId",
      p.name as "memberName", e.needs_decision as "needsDecision", e.why, d.decision, d.reference, d.note,
      d.at as "decidedAt", u.name as "decidedBy"
    from payment_events e left join invoices i on i.id = e.invoice_id left join profiles p on p.id = i.profile_id
      left join payment_decisions d on d.event_id = e.id left join users u on u.id = d.user_id
    where ${sql.join([sql`true`, ...wanted], sql` and `)}`
  return presented(await pageOfText<Found>(db, found, direction(page)(sql`id`), page), (row) =>
    shown(row, actor),
  )
}

function shown(row: Found, { roles }: Actor): PaymentEventShown {
  const known = Object.entries(row).filter(([, value]) => value !== null)
  return {
    ...(Object.fromEntries(known) as Known),
    can: allowedActions(paymentMachine, row.needsDecision ? 'undecided' : 'decided', { roles }),
    at: new Date(row.at).toISOString(),
    ...(row.decidedAt && { decidedAt: new Date(row.decidedAt).toISOString() }),
  }
}
