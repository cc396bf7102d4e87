import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'
import { type InvoiceRow, loadInvoice, lockInvoice } from './store.ts'

/** Locks an invoice and its member, the member first: a fixed order prevents deadlocks. */
export async function lockWithMember(tx: Transaction, id: number): Promise<InvoiceRow> {
  const { profileId } = await loadInvoice(tx, id)
  if (profileId)
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for('no key update')
  return await lockInvoice(tx, id)
}
