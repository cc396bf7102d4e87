import { invoices } from '../../src/invoices/tables.ts'
import type { TestService } from '../harness.ts'

let count = 0

/** An invoice as billing leaves it; each is changed later than the one before. */
export async function createInvoice(
  { db, time }: TestService,
  profileId: number,
  values: Partial<typeof invoices.$inferInsert> = {},
) {
  count++
  const defaults = {
    number: `BNR/26-27/${String(count).padStart(5, '0')}`,
    state: 'Paid' as const,
    planName: 'Platinum Classic',
    total: 1_003_000,
    changedAt: new Date(time.now.getTime() + count),
  }
  const [row] = await db
    .insert(invoices)
    .values({ ...defaults, profileId, ...values })
    .returning()
  if (!row) throw new Error('no invoice made')
  return row
}
