import { unpaidStates } from '@bnr/contract/invoices/states'
import { invoiceTransitions } from '@bnr/contract/invoices/transitions'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { notify } from '../notifications/notify.ts'
import type { Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { type Cause, changeState } from './changeState.ts'
import { type InvoiceRow, lockInvoicesOf, paidInvoiceOf } from './store.ts'

/**
 * Money has come for a locked invoice: the member's other open ones are cancelled, and the member is told. Refused while another
 * of the member's is paid and waits.
 */
export async function payInvoice(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  cause: Cause,
  paidOn?: string,
): Promise<InvoiceRow> {
  if (unpaidStates.includes(row.state) && !(await canBePaid(tx, row)))
    throw new Failure('waiting_for_activation')
  const paid = await changeState(services, tx, row, 'pay', cause, { paidOn })
  if (paid.state !== 'Paid' || !paid.profileId) return paid
  const others = await lockInvoicesOf(tx, paid.profileId, invoiceTransitions.supersede.from)
  for (const other of others.filter(({ id }) => id !== paid.id))
    await changeState(services, tx, other, 'supersede', { source: 'job', said: `${paid.number} was paid` })
  const details = { plan: paid.planName, number: paid.number, on: ordinalDay(paid.paidOn ?? paid.issuedOn) }
  await notify(services, tx, { to: paid.profileId, kind: 'invoicePaid', details })
  await services.jobs.enqueue(tx, 'mailInvoice', { id: paid.id })
  return paid
}

/** Whether money that comes now pays it: it is unpaid and in time, and no other of its member is paid. */
export async function canBePaid(tx: Transaction, row: InvoiceRow): Promise<boolean> {
  if (!unpaidStates.includes(row.state)) return false
  if (!row.profileId) return true
  await lockInvoicesOf(tx, row.profileId, ['Paid'])
  return (await paidInvoiceOf(tx, row.profileId)) === undefined
}
