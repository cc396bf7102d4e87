import type { Invoice } from '@bnr/contract/invoices/schemas'
import { mayDo, type SessionUser } from '../../accounts/session.ts'

type Standing = Pick<Invoice, 'state' | 'paymentKind'>

/** Paid, or entered by staff, who have the money already; a card payment is the gateway's to confirm first. */
export const isApprovable = ({ state, paymentKind }: Standing): boolean =>
  state === 'Paid' || (state === 'Initiated' && paymentKind !== 'cc')

export const needsGateway = ({ state, paymentKind }: Standing): boolean =>
  state === 'Initiated' && paymentKind === 'cc'

/** How this person can take an invoice on to its membership. */
export function activationOf(user: SessionUser | null, invoice: Standing): 'approve' | 'confirm' | undefined {
  if (isApprovable(invoice) && mayDo(user, 'invoices.approve')) return 'approve'
  if (needsGateway(invoice) && mayDo(user, 'invoices.confirmGateway')) return 'confirm'
  return undefined
}
