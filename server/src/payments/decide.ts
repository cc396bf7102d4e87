import type { Notice } from '@bnr/contract/messages/kinds'
import type { Decision } from '@bnr/contract/payments/schemas'
import { paymentMachine } from '@bnr/contract/payments/states'
import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { issueCreditNote } from '../invoices/creditNote.ts'
import { endSold } from '../invoices/endSold.ts'
import { recordEvent } from '../invoices/events.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { payInvoice } from '../invoices/pay.ts'
import { decisionKey, invoicesPaidBy, isDisputed, isReversed } from '../invoices/reversals.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { invoices, paymentEvents } from '../invoices/tables.ts'
import { unfreezeQuotas } from '../memberships/freeze.ts'
import { notify } from '../notifications/notify.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { paymentDecisions } from './tables.ts'

interface Undecided {
  event: typeof paymentEvents.$inferSelect
  /** The invoice that the payment was meant for. */
  origin: InvoiceRow
}

/** Decides what happens to a payment that the rules matched to no invoice. Each is decided once, and audited. */
export async function decide(
  services: Services,
  actor: Staff,
  eventId: number,
  request: Decision,
): Promise<void> {
  await services.db.inTransaction(async (tx) => {
    const undecided = await lockUndecided(tx, eventId)
    const reference = await carryOut(services, tx, actor, undecided, request)
    const at = services.clock.now()
    const { decision, note = null } = request
    await tx.insert(paymentDecisions).values({ eventId, at, userId: actor.userId, decision, reference, note })
    await tx.update(paymentEvents).set({ needsDecision: false }).where(eq(paymentEvents.id, eventId))
    const of = { subject: `payment ${eventId}`, profileId: undecided.origin.profileId }
    await releaseQuotas(tx, undecided, decision, at)
    await audit(tx, at, actor.userId, paymentMachine.actions.decide.audit, of, { decision, reference })
  })
}

/**
 * Releases the quotas that a reversal froze. If finance refunded the payment, what it paid for ends; another order may
 * have paid the invoice it was meant for.
 */
async function releaseQuotas(
  tx: Transaction,
  { event, origin }: Undecided,
  decision: Decision['decision'],
  now: Date,
): Promise<void> {
  const { id, profileId } = origin
  if (profileId === null || event.outcome !== 'reversed') return
  // An upgrade that starts at this moment takes the frozen quotas over, so it must finish first or wait.
  await lockWithMember(tx, id)
  const bought = await invoicesPaidBy(tx, profileId, event.orderId)
  if (decision === 'refunded') for (const paid of bought) await endSold(tx, paid, now)
  for (const about of new Set([id, ...bought.map((paid) => paid.id)]))
    await unfreezeQuotas(tx, about, isDisputed)
}

async function lockUndecided(tx: Transaction, id: number): Promise<Undecided> {
  const found = tx
    .select({ event: paymentEvents, origin: invoices })
    .from(paymentEvents)
    .innerJoin(invoices, eq(invoices.id, paymentEvents.invoiceId))
    .where(eq(paymentEvents.id, id))
    .for('no key update', { of: paymentEvents })
  const undecided = await requireRow(found, 'not_found')
  if (!undecided.event.needsDecision) throw new Failure('already_decided')
  return undecided
}

/** Carries out the decision and returns its reference: of the refund, or the number of the invoice or credit note. */
async function carryOut(
  services: Services,
  tx: Transaction,
  actor: Staff,
  undecided: Undecided,
  { decision, invoiceId = undecided.origin.id, amount, reference, note }: Decision,
): Promise<string> {
  if (amount !== undefined && decision !== 'credit note')
    throw invalidInput({ am: 'Leave the amount out: only a credit note has one' })
  if (decision === 'dismissed') return await dismiss(services, tx, actor, undecided, note)
  if (decision === 'refunded') {
    if (!reference) throw invalidInput({ ref: 'Enter the reference of the refund' })
    await recordDecision(services, tx, actor, undecided, 'refunded')
    await notifyMemberOf(services, tx, undecided, { kind: 'paymentRefunded', details: { reference } })
    return reference
  }
  if (decision === 'credit note') {
    if (!note) throw invalidInput({ nt: 'Enter the reason' })
    const credited = await lockWithMember(tx, invoiceId)
    requireSameMember(undecided, credited)
    return (await issueCreditNote(services, tx, actor, credited, { reason: note, amount })).number
  }
  return await applyTo(services, tx, actor, undecided, invoiceId)
}

/**
 * Finance found nothing wrong, for example because the bank gave up a chargeback. The payment no longer blocks its
 * invoice.
 */
async function dismiss(
  services: Services,
  tx: Transaction,
  actor: Staff,
  undecided: Undecided,
  note: string | undefined,
): Promise<string> {
  if (!note) throw invalidInput({ nt: 'Enter the reason' })
  await recordDecision(services, tx, actor, undecided, 'dismissed')
  await notifyMemberOf(services, tx, undecided, { kind: 'paymentDismissed' })
  return note.slice(0, 60)
}

/** Records an event by which everything that reads the events of a payment knows the decision. */
async function recordDecision(
  { clock }: Services,
  tx: Transaction,
  { userId }: Staff,
  { event: { id, invoiceId, orderId, state } }: Undecided,
  description: 'dismissed' | 'refunded',
): Promise<void> {
  const by = { at: clock.now(), source: 'staff', userId } as const
  await recordEvent(tx, { key: decisionKey(description, id), ...by, description, invoiceId, orderId, state })
}

async function notifyMemberOf(services: Services, tx: Transaction, { origin }: Undecided, notice: Notice) {
  if (origin.profileId !== null) await notify(services, tx, { to: origin.profileId, ...notice })
}

function requireSameMember({ origin }: Undecided, { profileId }: InvoiceRow): void {
  if (profileId !== origin.profileId) throw invalidInput({ id: 'This invoice belongs to another member' })
}

/** Money that we did not receive, or that the bank reversed, pays no invoice. */
async function requireMoney(tx: Transaction, { outcome, orderId }: Undecided['event']): Promise<void> {
  const isMoney = outcome === 'paid' && !(await isReversed(tx, orderId))
  if (!isMoney)
    throw invalidInput({ de: 'This payment was not received or was reversed, so it cannot pay an invoice' })
}

/** Applies the payment to another invoice of the same member for the same amount. */
async function applyTo(
  services: Services,
  tx: Transaction,
  actor: Staff,
  undecided: Undecided,
  id: number,
): Promise<string> {
  const { event } = undecided
  const target = await lockWithMember(tx, id)
  await requireMoney(tx, event)
  requireSameMember(undecided, target)
  const sameAmount = services.config.gatewayAmount !== 'real' || event.amount === target.total
  if (!sameAmount)
    throw invalidInput({ id: 'The amounts differ. Refund the payment, or issue an invoice for this amount' })
  const { orderId, trackingId, amount } = event
  const cause = {
    source: 'staff',
    description: 'applied',
    orderId,
    trackingId,
    amount,
    userId: actor.userId,
  } as const
  await payInvoice(services, tx, target, cause)
  return target.number
}
