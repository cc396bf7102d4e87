import type { InvoiceState } from '@bnr/contract/invoices/states'
import { type InvoiceTransitionName, invoiceMachine } from '@bnr/contract/invoices/transitions'
import { isPossible } from '@bnr/contract/stateMachine'
import type { Transaction } from '../database/database.ts'
import { paymentEvents } from './tables.ts'

export type PaymentEvent = typeof paymentEvents.$inferInsert

/** Records an event. Returns false if the same message was recorded before. */
export async function recordEvent(tx: Transaction, event: PaymentEvent): Promise<boolean> {
  const written = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing({ target: paymentEvents.key })
    .returning({ id: paymentEvents.id })
  return written.length > 0
}

/**
 * Replays events in order and returns the resulting state. Throws if a transition is not possible from the state
 * before it.
 */
export function replayed(
  events: readonly { transition: InvoiceTransitionName | null }[],
): InvoiceState | undefined {
  let state: InvoiceState | undefined
  for (const { transition } of events) {
    if (!transition) continue
    const { from, to } = invoiceMachine.actions[transition]
    const isNext = state ? isPossible(invoiceMachine, transition, state) : from.length === 0
    if (!isNext) throw new Error(`${transition} does not follow ${state}`)
    state = to
  }
  return state
}
