import { dayShown } from '@bnr/contract/dates'
import type { Input, Reply } from '@bnr/contract/endpoint'
import { indianDay } from '@bnr/contract/indianDay'
import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { invoiceMachine, type SettledState, settlements } from '@bnr/contract/invoices/transitions'
import { mayTake } from '@bnr/contract/stateMachine'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Member, Staff } from '../http/actor.ts'
import { referenceOf, refuseStaffFields, requireProof } from '../invoices/asked.ts'
import { ofInvoice } from '../invoices/auditSubject.ts'
import { changeState } from '../invoices/changeState.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { payInvoice } from '../invoices/pay.ts'
import { correctReceiptDay, requireReceiptDay } from '../invoices/receiptDay.ts'
import { type InvoiceRow, loadInvoice } from '../invoices/store.ts'
import { paymentDetails } from '../invoices/tables.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { lastAttempt, requireByCard, sentAttempts, wasJustAsked } from './attempts.ts'
import { checkWithGateway, interactiveRetries, tryCheckWithGateway } from './checkWithGateway.ts'
import { reserveDuringAttempts } from './couponDuringAttempts.ts'
import { GatewayAway } from './gateway/gatewayAway.ts'

type Settlement = Input<(typeof settleInvoice)['paid']>['body']
type StateReply = Reply<(typeof settleInvoice)['paid']>
interface SettlementRequest {
  id: number
  state: SettledState
  settlement: Settlement
}

/**
 * When a member reports a payment, we ask the gateway. When staff with the permission report one, it counts as paid
 * by hand.
 */
export async function settle(
  services: Services,
  actor: Member | Staff,
  request: SettlementRequest,
): Promise<StateReply> {
  if (actor.kind === 'member') {
    const sent = Object.keys(request.settlement).filter((name) => !memberFields.includes(name))
    refuseStaffFields(settleInvoice.paid.body.fields, sent)
    return await askForMember(services, request.id)
  }
  if (!mayTake(invoiceMachine, settlements[request.state], actor)) throw new Failure('not_allowed')
  return await settleByStaff(services, actor, request)
}

/**
 * The fields that a browser brings back from the gateway. Only staff may name the kind and the proof of a payment.
 */
const memberFields: readonly string[] = [
  'orderId',
  'trackingId',
  'orderStatus',
] satisfies (keyof Settlement)[]

/** Seconds between two checks for a member. */
const pauseBetweenChecks = 10

async function askForMember(services: Services, id: number): Promise<StateReply> {
  const attempt = await lastAttempt(services.db, id)
  const mayHavePaid = attempt?.sentAt && !attempt.answeredAt
  if (mayHavePaid && !wasJustAsked(attempt, pauseBetweenChecks, services.clock.now()))
    await tryCheckWithGateway(services, attempt.orderId, interactiveRetries)
  const { state } = await loadInvoice(services.db, id)
  return { message: `This invoice is ${state}`, state }
}

async function settleByStaff(
  services: Services,
  actor: Staff,
  { id, state, settlement }: SettlementRequest,
): Promise<StateReply> {
  const row = await services.db.inTransaction(async (tx) => {
    const locked = await lockWithMember(tx, id)
    await audit(tx, services.clock.now(), actor.userId, invoiceMachine.actions.pay.audit, ofInvoice(locked), {
      state,
    })
    const cause = { source: 'staff', description: settlements[state], userId: actor.userId } as const
    if (state === 'paid') return await payByHand(services, tx, actor, locked, settlement)
    const changed = await changeState(services, tx, locked, settlements[state], cause)
    await reserveDuringAttempts(tx, changed, services.clock.now())
    return changed
  })
  const { state: reached, paidOn } = row
  const on = paidOn === null ? '' : `, received on ${dayShown(paidOn)}`
  return { message: `This invoice is ${reached}${on}`, state: reached, ...(paidOn ? { day: paidOn } : {}) }
}

/** Marks a locked invoice as paid in another way than by card, with the proof and the day of receipt. */
export async function payByHand(
  services: Services,
  tx: Transaction,
  actor: Staff,
  row: InvoiceRow,
  settlement: Settlement,
): Promise<InvoiceRow> {
  const today = indianDay(services.clock.now())
  const paymentKind = settlement.paymentKind ?? row.paymentKind
  // Only the gateway confirms a card payment, by its transaction id.
  if (paymentKind === 'cc') throw new Failure('not_allowed')
  requireProof(paymentKind, settlement)
  const reference = referenceOf(paymentKind, settlement) ?? null
  const { bankName, branch, cheque, receivedOn = today } = settlement
  if (row.state === 'Paid') {
    // Only a day that staff name corrects the earlier one; today is just what we assume without one.
    const entered = { paymentKind, reference: reference ?? undefined, receivedOn: settlement.receivedOn }
    const corrected = await correctReceiptDay(services, tx, actor, row, entered)
    if (corrected) return corrected
  }
  await requireReceiptDay(tx, receivedOn, row.issuedOn, today)
  const at = services.clock.now()
  await tx.insert(paymentDetails).values({
    invoiceId: row.id,
    profileId: row.profileId,
    at,
    paymentKind,
    reference,
    receivedOn,
    details: { bankName, branch, cheque },
  })
  const cause = { source: 'staff', description: 'paid', amount: row.total, userId: actor.userId } as const
  return await payInvoice(services, tx, row, cause, receivedOn)
}

/**
 * Confirms a card payment by the gateway's transaction id. Without a gateway, a super administrator may confirm it by
 * hand.
 */
export async function confirmCardPayment(
  services: Services,
  actor: Staff,
  id: number,
  trackingId: string,
): Promise<StateReply> {
  const row = await loadInvoice(services.db, id)
  requireByCard(row)
  const paid = services.config.gateway
    ? await confirmByGateway(services, actor, row, trackingId)
    : await confirmByHand(services, actor, id, trackingId)
  return { message: `This invoice is ${paid.state}`, state: paid.state }
}

const notConfirmed = 'The gateway does not confirm this transaction ID'

async function confirmByGateway(
  services: Services,
  actor: Staff,
  row: InvoiceRow,
  trackingId: string,
): Promise<InvoiceRow> {
  for (const { orderId } of await sentAttempts(services.db, row.id)) {
    const settled = await checkTransaction(services, orderId, trackingId)
    if (!settled || !isSettled(settled)) continue
    await audit(services.db, services.clock.now(), actor.userId, confirmation, ofInvoice(row))
    return settled
  }
  throw new Failure('not_confirmed', { fields: { roid: notConfirmed } })
}

/** A paid top-up is Active at once. */
const isSettled = ({ state, purchase }: InvoiceRow): boolean =>
  state === 'Paid' || (state === 'Active' && purchase === 'topup')

async function checkTransaction(services: Services, orderId: string, trackingId: string) {
  try {
    return await checkWithGateway(services, orderId, { trackingId })
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    // The reply is about an order other than this attempt's.
    if (error.reason === 'garbled') return undefined
    throw new Failure('gateway_away')
  }
}

async function confirmByHand(
  services: Services,
  actor: Staff,
  id: number,
  trackingId: string,
): Promise<InvoiceRow> {
  return await services.db.inTransaction(async (tx) => {
    const row = await lockWithMember(tx, id)
    const cause = {
      source: 'staff',
      description: 'paid by card',
      trackingId,
      amount: row.total,
      userId: actor.userId,
    } as const
    await audit(tx, services.clock.now(), actor.userId, confirmation, ofInvoice(row))
    return await payInvoice(services, tx, row, cause)
  })
}

const confirmation = invoiceMachine.actions.confirm.audit
