import type { Invoice } from '@bnr/contract/invoices/schemas'

/** Names the document of an invoice. The payment turns a proforma into a tax invoice. */
export const documentName = ({ paidOn }: Pick<Invoice, 'paidOn'>): string =>
  paidOn === undefined ? 'Proforma invoice' : 'Tax invoice'
