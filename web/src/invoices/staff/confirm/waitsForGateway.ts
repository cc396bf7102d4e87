import type { Invoice } from '@bnr/contract/invoices/schemas'
import { canDo } from '@bnr/contract/stateMachine'

/** The specification offers the confirmation only before an answer of the gateway; the server also accepts it later. */
export const waitsForGateway = (invoice: Pick<Invoice, 'can' | 'state'>): boolean =>
  invoice.state === 'Initiated' && canDo(invoice, 'confirm')
