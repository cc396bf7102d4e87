import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { memberships } from './tables.ts'

/** The membership that an invoice paid for or added to, or the one that replaced it. */
const paidBy = (profileId: number, invoiceId: number) =>
  and(
    eq(memberships.profileId, profileId),
    isNull(memberships.replacedAt),
    sql`(${memberships.invoiceId} = ${invoiceId} or exists (select 1 from memberships r
      where r.invoice_id = ${invoiceId} and r.replaced_at is not null)
      or exists (select 1 from top_ups t where t.invoice_id = ${invoiceId} and t.membership_id = ${memberships.id}))`,
  )

/** Freezes the quotas of a membership whose payment the bank reversed, until finance has decided. */
export async function freezeQuotas(
  tx: Transaction,
  profileId: number,
  invoiceId: number,
  now: Date,
): Promise<void> {
  const unfrozen = and(paidBy(profileId, invoiceId), isNull(memberships.frozenAt))
  await tx.update(memberships).set({ frozenAt: now }).where(unfrozen)
}

/** Releases the quotas, except of memberships that match `except`. */
export async function unfreezeQuotas(
  tx: Transaction,
  profileId: number,
  invoiceId: number,
  except: SQL = sql`false`,
): Promise<void> {
  const freed = and(paidBy(profileId, invoiceId), not(except))
  await tx.update(memberships).set({ frozenAt: null }).where(freed)
}
