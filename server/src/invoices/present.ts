import type { Invoice } from '@bnr/contract/invoices/schemas'
import type { InvoiceRow } from './store.ts'

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    state: row.state,
    total: row.total,
    membership: { planName: row.planName },
    ...(row.number ? { number: row.number } : {}),
    ...(row.paidOn ? { paidOn: row.paidOn } : {}),
    ...(row.profileId ? { profileId: row.profileId } : {}),
  }
}
