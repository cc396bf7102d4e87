import { isCredited } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import {
  invoiceMachine,
  isApprovable,
  type SettledState,
  settledStates,
  settlements,
} from '@bnr/contract/invoices/transitions'
import { isPossible } from '@bnr/contract/stateMachine'
import { mayDo, type SessionUser } from '../../accounts/session.ts'

type InvoiceFacts = Pick<Invoice, 'state' | 'paymentKind' | 'total' | 'creditNotes' | 'receivedOn'>

export const needsGateway = ({ state, paymentKind }: Pick<InvoiceFacts, 'state' | 'paymentKind'>): boolean =>
  state === 'Initiated' && paymentKind === 'cc'

/** Payment results that this person may enter. A paid invoice offers "paid" again to correct its day of receipt. */
export function settlementsOf(
  user: SessionUser | null,
  { state, receivedOn }: Pick<InvoiceFacts, 'state' | 'receivedOn'>,
): SettledState[] {
  if (!mayDo(user, 'invoices.settle')) return []
  if (state === 'Paid') return receivedOn ? ['paid'] : []
  return settledStates.filter((settled) => isPossible(invoiceMachine, settlements[settled], state))
}

/** How this person can activate an invoice: approve it, or first confirm its card payment. */
export function activationOf(
  user: SessionUser | null,
  invoice: InvoiceFacts,
): 'approve' | 'confirm' | undefined {
  if (isApprovable(invoice) && !isCredited(invoice) && mayDo(user, 'invoices.approve')) return 'approve'
  if (needsGateway(invoice) && mayDo(user, 'invoices.confirmGateway')) return 'confirm'
  return undefined
}
