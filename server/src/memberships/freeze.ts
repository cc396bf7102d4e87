import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { memberships } from './tables.ts'

/** The membership that an invoice paid for, or the one that took its place. */
const paidBy = (profileId: number, invoiceId: number) =>
  and(
    eq(memberships.profileId, profileId),
    isNull(memberships.replacedAt),
    sql`(${memberships.invoiceId} = ${invoiceId} or exists (select 1 from memberships r
      where r.invoice_id = ${invoiceId} and r.replaced_at is not null))`,
  )

/** Nothing more is spent of a membership whose money the bank took back, until finance has decided. */
export async function freezeQuotas(
  tx: Transaction,
  profileId: number,
  invoiceId: number,
  now: Date,
): Promise<void> {
  const unfrozen = and(paidBy(profileId, invoiceId), isNull(memberships.frozenAt))
  await tx.update(memberships).set({ frozenAt: now }).where(unfrozen)
}

/** A reversal that finance has not decided about, of a payment for this membership or for one that it replaced. */
const disputed = sql`exists (select 1 from payment_events e where e.needs_decision and e.outcome = 'reversed'
  and (e.invoice_id = ${memberships.invoiceId} or e.invoice_id in (select r.invoice_id from memberships r
    where r.profile_id = ${memberships.profileId} and r.replaced_at is not null)))`

export async function unfreezeQuotas(tx: Transaction, profileId: number, invoiceId: number): Promise<void> {
  const free = and(paidBy(profileId, invoiceId), not(disputed))
  await tx.update(memberships).set({ frozenAt: null }).where(free)
}
