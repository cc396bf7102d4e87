import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { profiles } from '../profiles/tables.ts'
import { type InvoiceRow, loadInvoice, lockInvoice } from './store.ts'

/** An invoice locked with its member, the member first: so that nobody waits for one who waits. */
export async function lockWithMember(tx: Transaction, id: number): Promise<InvoiceRow> {
  const { profileId } = await loadInvoice(tx, id)
  if (profileId)
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('update')
  return await lockInvoice(tx, id)
}
