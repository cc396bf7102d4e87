import type { Notice } from '@bnr/contract/messages/kinds'
import type { Decision } from '@bnr/contract/payments/schemas'
import { paymentMachine } from '@bnr/contract/payments/states'
import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { issueCreditNote } from '../invoices/creditNote.ts'
import { recordEvent } from '../invoices/events.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { payInvoice } from '../invoices/pay.ts'
import { dismissalOf, isDisputed, isReversed } from '../invoices/reversals.ts'
import { type InvoiceRow, loadInvoice } from '../invoices/store.ts'
import { paymentEvents } from '../invoices/tables.ts'
import { endEarly } from '../memberships/endEarly.ts'
import { unfreezeQuotas } from '../memberships/freeze.ts'
import { notify } from '../notifications/notify.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { paymentDecisions } from './tables.ts'

type Undecided = typeof paymentEvents.$inferSelect

/** Decides what happens to a payment that the rules matched to no invoice. Each is decided once, and audited. */
export async function decide(
  services: Services,
  actor: Staff,
  eventId: number,
  request: Decision,
): Promise<void> {
  await services.db.inTransaction(async (tx) => {
    const event = await lockUndecided(tx, eventId)
    const reference = await carryOut(services, tx, actor, event, request)
    const at = services.clock.now()
    const { decision, note = null } = request
    await tx.insert(paymentDecisions).values({ eventId, at, userId: actor.userId, decision, reference, note })
    await tx.update(paymentEvents).set({ needsDecision: false }).where(eq(paymentEvents.id, eventId))
    const of = { subject: `payment ${eventId}`, profileId: await ownerOf(tx, event, request) }
    await releaseQuotas(tx, event, decision, at)
    await audit(tx, at, actor.userId, paymentMachine.actions.decide.audit, of, { decision, reference })
  })
}

/** Releases the quotas that a reversal froze. If finance refunded the payment, the membership ends. */
async function releaseQuotas(
  tx: Transaction,
  { invoiceId, outcome }: Undecided,
  decision: Decision['decision'],
  now: Date,
): Promise<void> {
  if (!invoiceId || outcome !== 'reversed') return
  const { profileId } = await loadInvoice(tx, invoiceId)
  if (!profileId) return
  if (decision === 'refunded') await endEarly(tx, profileId, invoiceId, now)
  await unfreezeQuotas(tx, profileId, invoiceId, isDisputed)
}

async function lockUndecided(tx: Transaction, id: number): Promise<Undecided> {
  const found = tx.select().from(paymentEvents).where(eq(paymentEvents.id, id)).for('no key update')
  const event = await requireRow(found, 'not_found')
  if (!event.needsDecision) throw new Failure('already_decided')
  return event
}

/** The member of the invoice that the payment was meant for, or else of the invoice it was applied to. */
async function ownerOf(tx: Transaction, event: Undecided, { invoiceId }: Decision): Promise<number | null> {
  const id = event.invoiceId ?? invoiceId
  return id ? (await loadInvoice(tx, id)).profileId : null
}

/** Carries out the decision and returns its reference: of the refund, or the number of the invoice or credit note. */
async function carryOut(
  services: Services,
  tx: Transaction,
  actor: Staff,
  event: Undecided,
  { decision, invoiceId, amount, reference, note }: Decision,
): Promise<string> {
  if (amount !== undefined && decision !== 'credit note')
    throw invalidInput({ am: 'Leave the amount out: only a credit note has one' })
  if (decision === 'dismissed') return await dismiss(services, tx, actor, event, note)
  if (decision === 'refunded') {
    if (!reference) throw invalidInput({ ref: 'Enter the reference of the refund' })
    await notifyMemberOf(services, tx, event, { kind: 'paymentRefunded', details: { reference } })
    return reference
  }
  const id = invoiceId ?? event.invoiceId
  if (!id) throw invalidInput({ id: 'Choose an invoice' })
  if (decision === 'credit note') {
    if (!note) throw invalidInput({ nt: 'Enter the reason' })
    const credited = await lockWithMember(tx, id)
    await requireSameMember(tx, event, credited)
    return (await issueCreditNote(services, tx, actor, credited, { reason: note, amount })).number
  }
  return await applyTo(services, tx, actor, event, id)
}

/**
 * Finance found nothing wrong, for example because the bank gave up a chargeback. The payment no longer blocks its
 * invoice.
 */
async function dismiss(
  services: Services,
  tx: Transaction,
  actor: Staff,
  event: Undecided,
  note: string | undefined,
): Promise<string> {
  if (!note) throw invalidInput({ nt: 'Enter the reason' })
  const { id, invoiceId, orderId } = event
  const at = services.clock.now()
  const dismissal = {
    key: dismissalOf(id),
    at,
    source: 'staff',
    description: 'dismissed',
    userId: actor.userId,
  } as const
  await recordEvent(tx, { ...dismissal, invoiceId, orderId, state: event.state })
  await notifyMemberOf(services, tx, event, { kind: 'paymentDismissed' })
  return note.slice(0, 60)
}

async function notifyMemberOf(services: Services, tx: Transaction, { invoiceId }: Undecided, notice: Notice) {
  if (!invoiceId) return
  const { profileId } = await loadInvoice(tx, invoiceId)
  if (profileId) await notify(services, tx, { to: profileId, ...notice })
}

async function requireSameMember(tx: Transaction, event: Undecided, invoice: InvoiceRow): Promise<void> {
  const origin = event.invoiceId ? await loadInvoice(tx, event.invoiceId) : invoice
  if (invoice.profileId !== origin.profileId)
    throw invalidInput({ id: 'This invoice belongs to another member' })
}

/** Money that we did not receive, or that the bank reversed, pays no invoice. */
async function requireMoney(tx: Transaction, { outcome, orderId }: Undecided): Promise<void> {
  const isMoney = outcome === 'paid' && !(orderId && (await isReversed(tx, orderId)))
  if (!isMoney)
    throw invalidInput({ de: 'This payment was not received or was reversed, so it cannot pay an invoice' })
}

/** Applies the payment to another invoice of the same member for the same amount. */
async function applyTo(
  services: Services,
  tx: Transaction,
  actor: Staff,
  event: Undecided,
  id: number,
): Promise<string> {
  const target = await lockWithMember(tx, id)
  await requireMoney(tx, event)
  await requireSameMember(tx, event, target)
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
