import { type Creditable, isCredited, leftToCredit } from '@bnr/contract/invoices/creditNotes'
import { type InvoiceAction, invoiceMachine, isApprovable } from '@bnr/contract/invoices/transitions'
import { actionsOf, type Handler, isPossible, mayTake } from '@bnr/contract/stateMachine'
import type { FoundInvoice } from './found.ts'

type InvoiceFacts = Creditable & Pick<FoundInvoice, 'state' | 'paymentKind' | 'paidOn' | 'receivedOn'>

/** What staff can do with an invoice by the table of the contract, and by what the table does not know of the row. */
export function actionsOn(row: InvoiceFacts, staff: Handler): InvoiceAction[] {
  const isPossibleNow = (name: InvoiceAction) => isPossible(invoiceMachine, name, row.state)
  const exceptions: Partial<Record<InvoiceAction, boolean>> = {
    approve: isApprovable(row) && !isCredited(row),
    confirm: isPossibleNow('confirm') && row.paymentKind === 'cc',
    correct: isPossibleNow('correct') && row.receivedOn !== undefined,
    credit: row.paidOn !== null && leftToCredit(row) > 0,
  }
  return actionsOf(invoiceMachine).filter(
    (name) => mayTake(invoiceMachine, name, staff) && (exceptions[name] ?? isPossibleNow(name)),
  )
}
