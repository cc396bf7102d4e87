import { randomUUID } from 'node:crypto'
import { indianDay } from '@bnr/contract/indianDay'
import { type InvoiceTransitionName, invoiceMachine } from '@bnr/contract/invoices/transitions'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { type PaymentEvent, recordEvent } from './events.ts'
import type { InvoiceRow } from './store.ts'
import { invoices } from './tables.ts'

/** What caused the change. A cause without a message key gets a random one. */
export type Cause = Pick<PaymentEvent, 'source' | 'description'> &
  Partial<Pick<PaymentEvent, 'key' | 'orderId' | 'outcome' | 'amount' | 'trackingId' | 'userId'>>

/** Transitions that release the coupon. A paid invoice never releases it. */
const releasesCoupon: readonly InvoiceTransitionName[] = ['fail', 'cancel', 'supersede', 'lapse']

/** Moves a locked invoice to another state and records the event. */
export async function changeState(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  row: InvoiceRow,
  transition: InvoiceTransitionName,
  cause: Cause,
  { paidOn }: { paidOn?: string | undefined } = {},
): Promise<InvoiceRow> {
  requireState(invoiceMachine, transition, row.state)
  const at = clock.now()
  const state = invoiceMachine.actions[transition].to
  const isNew = await recordEvent(tx, {
    key: randomUUID(),
    ...cause,
    at,
    invoiceId: row.id,
    transition,
    state,
  })
  if (!isNew) return row
  const [changed = row] = await tx
    .update(invoices)
    .set({
      state,
      changedAt: at,
      ...(transition === 'pay' ? { paidOn: paidOn ?? indianDay(at) } : {}),
      ...(releasesCoupon.includes(transition) ? { couponReservedUntil: null } : {}),
    })
    .where(eq(invoices.id, row.id))
    .returning()
  return changed
}
