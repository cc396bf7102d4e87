import { and, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { memberships } from './tables.ts'

/**
 * The membership that an invoice paid for or added to, or the one that took its place by now. A membership bought
 * after that one ended received nothing from it.
 */
const paidBy = (invoiceId: number) =>
  and(
    isNull(memberships.replacedAt),
    sql`${memberships.id} in (
      with recursive successors as (
        select id from memberships where invoice_id = ${invoiceId}
        union select membership_id from top_ups where invoice_id = ${invoiceId}
        union select m.id from successors s join memberships m on m.replaces_id = s.id)
      select id from successors)`,
  )

/** Freezes the quotas of a membership whose payment the bank reversed, until finance has decided. */
export async function freezeQuotas(tx: Transaction, invoiceId: number, now: Date): Promise<void> {
  const unfrozen = and(paidBy(invoiceId), isNull(memberships.frozenAt))
  await tx.update(memberships).set({ frozenAt: now }).where(unfrozen)
}

/** Releases the quotas, except of memberships that match `except`. */
export async function unfreezeQuotas(
  tx: Transaction,
  invoiceId: number,
  except: SQL = sql`false`,
): Promise<void> {
  const freed = and(paidBy(invoiceId), not(except))
  await tx.update(memberships).set({ frozenAt: null }).where(freed)
}
