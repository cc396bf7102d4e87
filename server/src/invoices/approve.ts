import { indianDay } from '@bnr/contract/indianDay'
import type { Activation } from '@bnr/contract/invoices/schemas'
import { invoiceMachine } from '@bnr/contract/invoices/transitions'
import { sumOf } from '@bnr/contract/money'
import { isPossible } from '@bnr/contract/stateMachine'
import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Staff } from '../http/actor.ts'
import { type Purchase, renewMembership, startMembership } from '../memberships/start.ts'
import { addTopUp } from '../memberships/topUps.ts'
import { loadPlan } from '../plans/store.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { activationOf, carriedShareOf } from './activation.ts'
import { ofInvoice } from './auditSubject.ts'
import { type Cause, changeState } from './changeState.ts'
import { endReplaced } from './end.ts'
import { trackingIdsOf } from './found.ts'
import { lockWithMember } from './lock.ts'
import { payInvoice } from './pay.ts'
import { planSold } from './planSold.ts'
import type { InvoiceRow } from './store.ts'
import { latestDetails } from './store.ts'
import { invoices } from './tables.ts'

interface Approval {
  id: number
  /** Tracking id of the gateway payment to approve, if staff named one. */
  trackingId?: string | undefined
}

/** Starts the membership of an invoice: today, or after the running one ends. A top-up adds to the running one. */
export async function approveInvoice(
  services: Services,
  actor: Staff,
  { id, trackingId }: Approval,
): Promise<InvoiceRow> {
  return await services.db.inTransaction(async (tx) => {
    const locked = await lockWithMember(tx, id)
    if (trackingId !== undefined) await requireItsTransaction(tx, locked, trackingId)
    const { way } = await activationOf(tx, locked, services.clock.now())
    const paid = isPossible(invoiceMachine, 'approve', locked.state)
      ? locked
      : await receive(services, tx, actor, locked)
    const cause = { source: 'staff', description: 'approved', userId: actor.userId } as const
    const active = await changeState(services, tx, paid, 'approve', cause)
    await startSold(services, tx, active, way)
    await endReplaced(services, tx, active.profileId)
    await audit(
      tx,
      services.clock.now(),
      actor.userId,
      invoiceMachine.actions.approve.audit,
      ofInvoice(active),
    )
    return active
  })
}

/** Staff who name a transaction approve that payment and no other. */
async function requireItsTransaction(tx: Transaction, row: InvoiceRow, trackingId: string): Promise<void> {
  if (row.paymentKind !== 'cc') throw invalidInput({ roid: 'Only a card payment has a transaction ID' })
  const known = (await trackingIdsOf(tx, [row])).get(row.id)
  if (known !== trackingId) throw invalidInput({ roid: 'This invoice was paid by another transaction' })
}

/** Staff already have the money of a payment that they entered themselves, so approving it also marks it as paid. */
async function receive(
  services: Services,
  tx: Transaction,
  actor: Staff,
  row: InvoiceRow,
): Promise<InvoiceRow> {
  const details = await latestDetails(tx, row.id)
  const cause = { source: 'staff', description: 'received', amount: row.total, userId: actor.userId } as const
  return await payInvoice(services, tx, row, cause, details?.receivedOn ?? indianDay(services.clock.now()))
}

/**
 * A top-up that the gateway confirmed needs no approval. It waits for one all the same if the profile is closed or the
 * payment in doubt.
 */
export async function addPaidTopUp(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  { source }: Pick<Cause, 'source'>,
): Promise<InvoiceRow> {
  if (row.purchase !== 'topup' || !(await canBeActivated(services, tx, row))) return row
  const active = await changeState(services, tx, row, 'approve', { source, description: 'added at once' })
  await startSold(services, tx, active, 'adds')
  return active
}

async function canBeActivated({ clock }: Services, tx: Transaction, row: InvoiceRow): Promise<boolean> {
  try {
    await activationOf(tx, row, clock.now())
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

async function startSold(services: Services, tx: Transaction, row: InvoiceRow, way: Activation['way']) {
  const plan = planSold(await loadPlan(tx, row.planId), row.snapshot)
  const profileId = row.profileId ?? 0
  if (way === 'adds') return await addTopUp(services, tx, profileId, { invoiceId: row.id, plan })
  const { extraDays, extraPhoneContacts, extraExpressInterests } = row.snapshot.terms
  const purchase: Purchase = {
    invoiceId: row.id,
    paidValue: sumOf(row.taxableValue, row.upgradeCredit),
    extraDays,
    extraPhoneContacts,
    extraExpressInterests,
    carried: await carriedShareOf(tx, row, services.clock.now()),
  }
  const start = way === 'waits' ? renewMembership : startMembership
  const { id: membershipId } = await start(services, tx, profileId, plan, purchase)
  await tx.update(invoices).set({ membershipId }).where(eq(invoices.id, row.id))
}
