import { invoiceMachine } from '@bnr/contract/invoices/transitions'
import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { direction, pageOf, type Sorted } from '../database/paged.ts'
import { requireRow } from '../database/requireRow.ts'
import { rowsOf } from '../database/together.ts'
import { creditNotes, invoices, type PurchaseKind, paymentDetails, paymentEvents } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** Finds one page of invoices, sorted by day of issue or last change, with the total count. */
export function findInvoices(db: Queryable, where: SQL | undefined, page: Sorted) {
  const order = direction(page)
  const found = db.select().from(invoices).where(where)
  const by = page.sort.startsWith('cdt') ? invoices.issuedOn : invoices.changedAt
  return pageOf(db, found, [order(by), order(invoices.id)], page)
}

export const loadInvoice = (db: Queryable, id: number): Promise<InvoiceRow> =>
  requireRow(db.select().from(invoices).where(eq(invoices.id, id)), 'invoice_not_found')

/** Locks the invoice until the transaction ends; see lock.ts. */
export const lockInvoice = (tx: Transaction, id: number): Promise<InvoiceRow> =>
  requireRow(tx.select().from(invoices).where(eq(invoices.id, id)).for('no key update'), 'invoice_not_found')

const isTopUpInvoice = eq(invoices.purchase, 'topup')

/** Another invoice was issued or paid instead of this one. This is final. */
const superseded = sql`exists (select 1 from ${paymentEvents}
  where ${paymentEvents.invoiceId} = ${invoices.id} and ${paymentEvents.transition} = 'supersede')`

/** Locks and returns the member's invoices that a new one can replace: plans replace plans, and top-ups replace top-ups. */
export function lockReplaceable(tx: Transaction, profileId: number, purchase: PurchaseKind) {
  const states = [...invoiceMachine.actions.supersede.from]
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.profileId, profileId),
        purchase === 'topup' ? isTopUpInvoice : not(isTopUpInvoice),
        inArray(invoices.state, states),
        not(superseded),
      ),
    )
    .orderBy(invoices.id)
    .for('no key update')
}

export async function supersededAmong(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(inArray(invoices.id, [...ids]), superseded))
  return new Set(found.map(({ id }) => id))
}

/** The credit notes add up to the total. */
const credited = sql`coalesce((select sum(${creditNotes.total}) from ${creditNotes}
  where ${creditNotes.invoiceId} = ${invoices.id}) >= ${invoices.total}, false)`

/** Staff approve paid invoices, and those for which they entered a payment themselves, since they have the money. */
export const waitsForApproval = sql`(${invoices.state} = 'Paid'
  or ${invoices.state} = 'Initiated' and ${invoices.paymentKind} <> 'cc') and not ${credited}`

/** The paid, not fully credited invoice of a plan that waits for activation. A member has at most one. */
export async function paidInvoiceOf(db: Queryable, profileId: number): Promise<InvoiceRow | undefined> {
  const paid = and(
    eq(invoices.profileId, profileId),
    eq(invoices.state, 'Paid'),
    not(isTopUpInvoice),
    not(credited),
  )
  const [row] = await db.select().from(invoices).where(paid).limit(1)
  return row
}

type WaitingInvoice = Pick<InvoiceRow, 'id' | 'planName' | 'state' | 'issuedOn' | 'purchase'>

/** Invoices that wait for the member to pay or for their activation, the paid one first. */
export const waitingInvoicesOf = (profileId: number) =>
  rowsOf<WaitingInvoice>(sql`select id, plan_name as "planName", state, issued_on::text as "issuedOn", purchase from ${invoices}
    where ${invoices.profileId} = ${profileId} and ${invoices.state} in ('Paid', 'Initiated')
      and not ${credited} and not ${superseded}
    order by state desc, id desc limit 5`)

/** The latest record of how an invoice was paid. */
export async function latestDetails(db: Queryable, invoiceId: number) {
  const found = db.select().from(paymentDetails).where(eq(paymentDetails.invoiceId, invoiceId))
  const [latest] = await found.orderBy(desc(paymentDetails.id)).limit(1)
  return latest
}
