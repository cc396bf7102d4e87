import type { Transaction } from '../database/database.ts'
import { endEarly } from '../memberships/endEarly.ts'
import { withdrawTopUp } from '../memberships/topUps.ts'
import type { InvoiceRow } from './store.ts'

/** Ends what an invoice sold because its money went back: the membership today, or what is left of a top-up. */
export async function endSold(
  tx: Transaction,
  { id, profileId, purchase }: Pick<InvoiceRow, 'id' | 'profileId' | 'purchase'>,
  now: Date,
): Promise<void> {
  if (profileId === null) return
  if (purchase === 'topup') await withdrawTopUp(tx, id, now)
  else await endEarly(tx, profileId, id, now)
}
