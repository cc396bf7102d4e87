import type { InvoiceRow } from './store.ts'

/** Names an invoice and its member in the audit log. */
export const ofInvoice = ({ id, profileId }: Pick<InvoiceRow, 'id' | 'profileId'>) => ({
  subject: `invoice ${id}`,
  profileId,
})
