import { bankLineMachine } from '@bnr/contract/bank/states'
import type { Input } from '@bnr/contract/endpoint'
import type { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { proofOf } from '@bnr/contract/invoices/paymentKinds'
import { rupeesShown } from '@bnr/contract/money'
import { and, eq, or } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { ofInvoice } from '../invoices/auditSubject.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { type InvoiceRow, latestDetails } from '../invoices/store.ts'
import { invoices } from '../invoices/tables.ts'
import { payByHand } from '../payments/settle.ts'
import { invalidInput, wrongState } from '../platform/failure.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { paidByCard } from './matchable.ts'
import { type BankLineRow, lockLine } from './store.ts'
import { bankLines, bankProposals } from './tables.ts'

type Settlement = Input<(typeof settleInvoice)['paid']>['body']

/**
 * Matches an open line with an invoice of the same amount, once. An open invoice becomes Paid as when staff settle it,
 * on the day of the line; for a paid one we note that the bank has the money.
 */
export async function matchLine(
  services: Services,
  actor: Staff,
  id: number,
  invoiceId: number,
): Promise<string> {
  return await services.db.inTransaction(async (tx) => {
    const line = await lockLine(tx, id)
    requireState(bankLineMachine, 'match', line.state)
    const row = await lockWithMember(tx, invoiceId)
    await requireFit(tx, line, row)
    const pays = row.paidOn === null
    const paid = pays ? await payByHand(services, tx, actor, row, await settlementOf(tx, line, row)) : row
    const at = services.clock.now()
    const matched = { state: 'Matched', invoiceId, paid: pays, changedAt: at, userId: actor.userId } as const
    await tx.update(bankLines).set(matched).where(eq(bankLines.id, id))
    // Neither the line nor the invoice can be matched again.
    const settled = or(eq(bankProposals.lineId, id), eq(bankProposals.invoiceId, invoiceId))
    await tx.delete(bankProposals).where(settled)
    const { number } = paid
    const detail = { number, amount: line.amount, reference: line.reference.slice(0, 60) }
    await audit(tx, at, actor.userId, bankLineMachine.actions.match.audit, ofInvoice(row), detail)
    return pays ? `Invoice ${number} is ${paid.state}` : `The line now belongs to invoice ${number}`
  })
}

async function requireFit(tx: Transaction, line: BankLineRow, row: InvoiceRow): Promise<void> {
  if (row.total !== line.amount)
    throw invalidInput({
      inv: `The invoice is for ${rupeesShown(row.total)}, not ${rupeesShown(line.amount)}`,
    })
  const isTaken = (await tx.$count(bankLines, eq(bankLines.invoiceId, row.id))) > 0
  if (isTaken) throw wrongState('Another bank line belongs to this invoice')
  const isCard = (await tx.$count(invoices, and(eq(invoices.id, row.id), paidByCard))) > 0
  if (isCard) throw wrongState('This invoice was paid by card')
}

/** What staff would enter: the payment that they expected, or else what the bank says. */
async function settlementOf(tx: Transaction, line: BankLineRow, row: InvoiceRow): Promise<Settlement> {
  const entered = await latestDetails(tx, row.id)
  const paymentKind = row.paymentKind === 'cc' ? kindIn(line.reference) : row.paymentKind
  const reference = entered?.reference ?? (line.reference || `Bank line ${line.id}`)
  const field = proofOf(paymentKind)?.field ?? 'transfer'
  const proof =
    field === 'cheque'
      ? { cheque: { number: reference.slice(0, 30), date: line.day } }
      : { [field]: { transactionId: reference.slice(0, 60) } }
  return { paymentKind, receivedOn: line.day, ...proof }
}

const kindIn = (reference: string) => (/\bupi\b/i.test(reference) ? 'uv' : 'nr')
