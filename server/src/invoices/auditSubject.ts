import type { InvoiceRow } from './store.ts'

/** What the audit log calls an invoice, and whose it is. */
export const ofInvoice = ({ id, profileId }: Pick<InvoiceRow, 'id' | 'profileId'>) => ({
  subject: `invoice ${id}`,
  profileId,
})
