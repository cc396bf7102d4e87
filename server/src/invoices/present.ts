import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesOf } from '@bnr/contract/money'
import type { InvoiceRow } from './store.ts'

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    state: row.state,
    total: rupeesOf(row.total),
    membership: { planName: row.planName },
    ...(row.number ? { number: row.number } : {}),
    ...(row.paidOn ? { paidOn: row.paidOn } : {}),
    ...(row.profileId ? { profileId: row.profileId } : {}),
  }
}
