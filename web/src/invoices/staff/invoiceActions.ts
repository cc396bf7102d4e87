import { isCredited } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import {
  isApprovable,
  isPossible,
  type SettledState,
  settledStates,
  settlements,
} from '@bnr/contract/invoices/transitions'
import { mayDo, type SessionUser } from '../../accounts/session.ts'

type Standing = Pick<Invoice, 'state' | 'paymentKind' | 'total' | 'creditNotes' | 'receivedOn'>

export const needsGateway = ({ state, paymentKind }: Pick<Standing, 'state' | 'paymentKind'>): boolean =>
  state === 'Initiated' && paymentKind === 'cc'

/** What this person can enter about an invoice: how it was settled, or another day of receipt while it is not Active. */
export function settlementsOf(
  user: SessionUser | null,
  { state, receivedOn }: Pick<Standing, 'state' | 'receivedOn'>,
): SettledState[] {
  if (!mayDo(user, 'invoices.settle')) return []
  if (state === 'Paid') return receivedOn ? ['paid'] : []
  return settledStates.filter((settled) => isPossible(settlements[settled], state))
}

/** How this person can take an invoice on to its membership. */
export function activationOf(user: SessionUser | null, invoice: Standing): 'approve' | 'confirm' | undefined {
  if (isApprovable(invoice) && !isCredited(invoice) && mayDo(user, 'invoices.approve')) return 'approve'
  if (needsGateway(invoice) && mayDo(user, 'invoices.confirmGateway')) return 'confirm'
  return undefined
}
