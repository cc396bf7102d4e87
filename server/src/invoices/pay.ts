import { dayShown } from '@bnr/contract/dates'
import type { Transaction } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'
import type { Services } from '../services/services.ts'
import { type Cause, changeState } from './changeState.ts'
import { whyNotPayable } from './payable.ts'
import { type InvoiceRow, lockReplaceable } from './store.ts'
import { issueTaxInvoice } from './taxInvoice.ts'

/**
 * Marks a locked invoice as paid, issues its tax invoice, cancels the other open invoices that it replaces and
 * notifies the member. Refuses with the reason if the invoice cannot be paid. `begunOn` is the day on which the payment
 * began, if its answer came later.
 */
export async function payInvoice(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  cause: Cause,
  paidOn?: string,
  begunOn = paidOn,
): Promise<InvoiceRow> {
  const refused = await whyNotPayable(services, tx, row, begunOn)
  if (refused) throw refused
  const received = await changeState(services, tx, row, 'pay', cause, { paidOn })
  const paid = await issueTaxInvoice(services, tx, received)
  if (paid.profileId === null) return paid
  for (const other of await lockReplaceable(tx, paid.profileId, paid.purchase))
    await changeState(services, tx, other, 'supersede', {
      source: 'job',
      description: `${paid.number} was paid`,
    })
  const details = { plan: paid.planName, number: paid.number, on: dayShown(paid.paidOn ?? paid.issuedOn) }
  await notify(services, tx, { to: paid.profileId, kind: 'invoicePaid', details })
  await services.jobs.enqueue(tx, 'mailInvoice', { id: paid.id })
  return paid
}
