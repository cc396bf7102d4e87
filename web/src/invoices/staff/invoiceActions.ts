import type { Invoice } from '@bnr/contract/invoices/schemas'
import { isApprovable } from '@bnr/contract/invoices/transitions'
import { mayDo, type SessionUser } from '../../accounts/session.ts'

type Standing = Pick<Invoice, 'state' | 'paymentKind' | 'creditNote'>

export const needsGateway = ({ state, paymentKind }: Standing): boolean =>
  state === 'Initiated' && paymentKind === 'cc'

/** How this person can take an invoice on to its membership. */
export function activationOf(user: SessionUser | null, invoice: Standing): 'approve' | 'confirm' | undefined {
  if (isApprovable(invoice) && mayDo(user, 'invoices.approve')) return 'approve'
  if (needsGateway(invoice) && mayDo(user, 'invoices.confirmGateway')) return 'confirm'
  return undefined
}
