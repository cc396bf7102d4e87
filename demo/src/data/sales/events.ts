import { type InvoiceTransitionName, invoiceMachine } from '@bnr/contract/invoices/transitions'
import { addRow, stored } from '../../../../server/src/database/copy.ts'
import type { EventSource } from '../../../../server/src/invoices/tables.ts'
import { paymentEvents } from '../../../../server/src/invoices/tables.ts'
import type { Random } from '../random.ts'
import { gatewayStatuses, outcomes, type Step } from './course.ts'
import type { MonthRows, Staff } from './month.ts'
import type { Sale } from './sale.ts'

export type Order = { orderId: string; begunAt: Date; answeredAt: Date | null }
interface Writing {
  id: number
  staff: Staff
  reference: string
  random: Random
}

/** Adds an event for each step. Each attempt at the gateway has its own order. */
export function addEvents(
  rows: MonthRows,
  sale: Sale,
  steps: readonly Step[],
  { id, staff, reference, random }: Writing,
): Order[] {
  const orders: Order[] = []
  const isCard = sale.kind === 'cc'
  for (const [index, { transition, at }] of steps.entries()) {
    if (isCard && (transition === 'issue' || transition === 'retry'))
      orders.push({
        orderId: `BNR${random.hex(12)}${id.toString(16).padStart(8, '0')}`.toUpperCase(),
        begunAt: at,
        answeredAt: null,
      })
    const order = orders.at(-1)
    const isAnswer = isCard && gatewayStatuses[transition] !== undefined
    if (order && isAnswer) order.answeredAt = at
    const isPaid = transition === 'pay'
    const event = {
      at,
      key: `demo ${id} ${index}`,
      source: sourceOf(transition, isCard),
      invoiceId: id,
      transition,
      orderId: isAnswer ? (order?.orderId ?? null) : null,
      state: invoiceMachine.actions[transition].to,
      description: (isAnswer && gatewayStatuses[transition]) || transition,
      outcome: (isAnswer && outcomes[transition]) || null,
      amount: isPaid ? sale.totals.total : null,
      trackingId: isPaid && isCard ? reference : null,
      userId: transition === 'approve' || (isPaid && !isCard) ? staff.manager : null,
      needsDecision: false,
    }
    addRow(rows.payment_events, stored(paymentEvents, event))
  }
  return orders
}

function sourceOf(transition: InvoiceTransitionName, isCard: boolean): EventSource {
  if (transition === 'lapse' || transition === 'end') return 'job'
  if (transition === 'approve') return 'staff'
  if (transition === 'issue' || transition === 'retry') return isCard ? 'member' : 'staff'
  return isCard ? 'return' : 'staff'
}
