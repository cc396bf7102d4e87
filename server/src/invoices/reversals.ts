import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { memberships } from '../memberships/tables.ts'
import { wrongState } from '../platform/failure.ts'
import type { InvoiceRow } from './store.ts'
import { invoices } from './tables.ts'

/** How finance can decide about an event, by another event with a key of its own. */
type Decision = 'dismissed' | 'refunded'
export const decisionKey = (decision: Decision, eventId: number | ''): string => `${decision} ${eventId}`

/** Whether finance decided so about an event `e`. */
const isDecided = (decision: Decision) =>
  sql`exists (select 1 from payment_events d where d.key = ${decisionKey(decision, '')}::text || e.id)`

const isReversal = sql`e.outcome = 'reversed' and not ${isDecided('dismissed')}`

/** Whether the gateway reversed the payment of an order and finance has not dismissed it. */
export async function isReversed(db: Queryable, orderId: string | null): Promise<boolean> {
  const found = await sqlRows(db)`
    select 1 from payment_events e where e.order_id = ${orderId} and ${isReversal} limit 1`
  return found.length > 0
}

/** The invoices of a member that an order paid. Finance can apply it to another one than it was meant for. */
export const invoicesPaidBy = (db: Queryable, profileId: number, orderId: string | null) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.profileId, profileId),
        sql`${invoices.id} in (select p.invoice_id from payment_events p
          where p.order_id = ${orderId} and p.transition = 'pay')`,
      ),
    )

/** The orders that paid an invoice. */
const ordersOf = (invoiceId: number | SQL) =>
  sql`select p.order_id from payment_events p where p.invoice_id = ${invoiceId} and p.transition = 'pay'`

/** Whether the bank reversed a payment of an invoice and finance noted its refund, which ended what it had bought. */
export const isRefunded = (invoiceId: SQL): SQL => sql`exists (
  select 1 from payment_events e
    where e.order_id in (${ordersOf(invoiceId)}) and e.outcome = 'reversed' and ${isDecided('refunded')})`

/** The invoices that an event `e` is about: its own, and the one that finance applied its order to. */
const aboutInvoices = sql`(select e.invoice_id as id union all select p.invoice_id from payment_events p
  where p.order_id = e.order_id and p.transition = 'pay')`

/**
 * A membership is disputed while finance has not decided about a reversed payment, of its own invoice, of a membership
 * whose place it took or of a top-up.
 */
export const isDisputed = sql`exists (select 1 from payment_events e, lateral ${aboutInvoices} as about
  where e.needs_decision and e.outcome = 'reversed' and about.id in (
    with recursive predecessors as (
      select ${memberships.id} as id
      union select r.replaces_id from predecessors p join memberships r on r.id = p.id)
    select r.invoice_id from predecessors p join memberships r on r.id = p.id
    union all select t.invoice_id from predecessors p join top_ups t on t.membership_id = p.id))`

/**
 * A membership never starts while finance still has to decide about its payment, or after the payment was reversed.
 */
export async function refuseDoubtfulPayment(db: Queryable, { id }: Pick<InvoiceRow, 'id'>): Promise<void> {
  const [undecided] = await sqlRows(db)`select 1 from payment_events e
      where (e.invoice_id = ${id} or e.order_id in (${ordersOf(id)})) and e.needs_decision limit 1`
  if (undecided) throw wrongState('Finance must decide about a payment of this invoice first')
  const [reversed] = await sqlRows<{ description: string }>(db)`
    select e.description from payment_events e where e.order_id in (${ordersOf(id)}) and ${isReversal} limit 1`
  if (reversed) throw wrongState(`The payment of this invoice was reversed: ${reversed.description}`)
}
