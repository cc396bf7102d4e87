import { may } from '@bnr/contract/access'
import type { Input, Reply } from '@bnr/contract/endpoint'
import { indianDay } from '@bnr/contract/indianDay'
import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { type SettledState, settlements } from '@bnr/contract/invoices/transitions'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { referenceOf, refuseStaffFields, requireProof } from '../invoices/asked.ts'
import { ofInvoice } from '../invoices/auditSubject.ts'
import { changeState } from '../invoices/changeState.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { payInvoice } from '../invoices/pay.ts'
import { correctReceiptDay, requireReceiptDay } from '../invoices/receiptDay.ts'
import { type InvoiceRow, loadInvoice } from '../invoices/store.ts'
import { paymentDetails } from '../invoices/tables.ts'
import type { Actor, Staff } from '../platform/actor.ts'
import { audit } from '../platform/audit.ts'
import type { Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { lastAttempt, requireByCard, sentAttempts } from './attempts.ts'
import { checkWithGateway, interactiveRetries, tryCheckWithGateway } from './checkWithGateway.ts'
import { reserveDuringAttempts } from './couponDuringAttempts.ts'
import { GatewayAway } from './gateway/gatewayAway.ts'

type Settlement = Input<(typeof settleInvoice)['paid']>['body']
type StateReply = Reply<(typeof settleInvoice)['paid']>
interface SettlementRequest {
  id: number
  state: SettledState
  said: Settlement
}

/** A member's word makes us ask the gateway; that of staff who may settle is a payment by their hand. */
export async function settle(
  services: Services,
  actor: Actor,
  asked: SettlementRequest,
): Promise<StateReply> {
  if (actor.kind === 'member') {
    const given = Object.keys(asked.said).filter((name) => !broughtBack.includes(name))
    refuseStaffFields(settleInvoice.paid.body.fields, given)
    return await askForMember(services, asked.id)
  }
  if (actor.kind !== 'staff' || !may(actor.roles, 'invoices.settle')) throw new Failure('not_allowed')
  return await settleByStaff(services, actor, asked)
}

/** What a browser brings back from the gateway; how it was paid, and what proves it, our staff say. */
const broughtBack: readonly string[] = ['orderId', 'trackingId', 'orderStatus'] satisfies (keyof Settlement)[]

/** Between two questions of a member lie so many seconds. */
const askedAgainAfter = 10

async function askForMember(services: Services, id: number): Promise<StateReply> {
  const attempt = await lastAttempt(services.db, id)
  const lately = services.clock.now().getTime() - askedAgainAfter * 1000
  const isAsked = attempt?.sentAt && !attempt.answeredAt && (attempt.askedAt?.getTime() ?? 0) < lately
  if (isAsked) await tryCheckWithGateway(services, attempt.orderId, interactiveRetries)
  const { state } = await loadInvoice(services.db, id)
  return { message: `This invoice is ${state}`, state }
}

async function settleByStaff(
  services: Services,
  actor: Staff,
  { id, state, said }: SettlementRequest,
): Promise<StateReply> {
  const row = await services.db.inTransaction(async (tx) => {
    const locked = await lockWithMember(tx, id)
    await audit(tx, services.clock.now(), actor.userId, 'settle invoice', ofInvoice(locked), { state })
    const cause = { source: 'staff', said: settlements[state], userId: actor.userId } as const
    if (state === 'paid') return await payByHand(services, tx, actor, locked, said)
    const changed = await changeState(services, tx, locked, settlements[state], cause)
    await reserveDuringAttempts(tx, changed, services.clock.now())
    return changed
  })
  const { state: reached, paidOn } = row
  const on = paidOn === null ? '' : `, received on ${ordinalDay(paidOn)}`
  return { message: `This invoice is ${reached}${on}`, state: reached, ...(paidOn ? { day: paidOn } : {}) }
}

async function payByHand(
  services: Services,
  tx: Transaction,
  actor: Staff,
  row: InvoiceRow,
  said: Settlement,
): Promise<InvoiceRow> {
  const today = indianDay(services.clock.now())
  const paymentKind = said.paymentKind ?? row.paymentKind
  // A card payment is the gateway's to confirm, by its transaction id.
  if (paymentKind === 'cc') throw new Failure('not_allowed')
  requireProof(paymentKind, said)
  const reference = referenceOf(paymentKind, said) ?? null
  const { bankName, branch, cheque, receivedOn = today } = said
  if (row.state === 'Paid') {
    const entered = { paymentKind, reference: reference ?? undefined, receivedOn }
    const corrected = await correctReceiptDay(services, tx, actor, row, entered)
    if (corrected) return corrected
  }
  requireReceiptDay(receivedOn, row.issuedOn, today)
  const at = services.clock.now()
  await tx.insert(paymentDetails).values({
    ...{ invoiceId: row.id, profileId: row.profileId, at, paymentKind, reference, receivedOn },
    details: { bankName, branch, cheque },
  })
  const cause = { source: 'staff', said: 'paid', amount: row.total, userId: actor.userId } as const
  return await payInvoice(services, tx, row, cause, receivedOn)
}

/** A card payment that the gateway confirms by its transaction id; without a gateway the super administrator's word stands. */
export async function confirmed(
  services: Services,
  actor: Staff,
  id: number,
  trackingId: string,
): Promise<StateReply> {
  const row = await loadInvoice(services.db, id)
  requireByCard(row)
  const paid = services.config.gateway
    ? await confirmedByGateway(services, actor, row, trackingId)
    : await confirmedByHand(services, actor, id, trackingId)
  return { message: `This invoice is ${paid.state}`, state: paid.state }
}

const unconfirmed = 'The gateway does not confirm this transaction ID'

async function confirmedByGateway(
  services: Services,
  actor: Staff,
  row: InvoiceRow,
  trackingId: string,
): Promise<InvoiceRow> {
  for (const { orderId } of await sentAttempts(services.db, row.id)) {
    const heard = await askedByStaff(services, orderId, trackingId)
    if (heard?.state !== 'Paid') continue
    await audit(services.db, services.clock.now(), actor.userId, confirmation, ofInvoice(row))
    return heard
  }
  throw new Failure('not_confirmed', { fields: { roid: unconfirmed } })
}

async function askedByStaff(services: Services, orderId: string, trackingId: string) {
  try {
    return await checkWithGateway(services, orderId, { trackingId })
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    // It speaks of another order than this try's.
    if (error.reason === 'garbled') return undefined
    throw new Failure('gateway_away')
  }
}

async function confirmedByHand(
  services: Services,
  actor: Staff,
  id: number,
  trackingId: string,
): Promise<InvoiceRow> {
  return await services.db.inTransaction(async (tx) => {
    const row = await lockWithMember(tx, id)
    const cause = {
      source: 'staff',
      said: 'paid by card',
      trackingId,
      amount: row.total,
      userId: actor.userId,
    } as const
    await audit(tx, services.clock.now(), actor.userId, confirmation, ofInvoice(row))
    return await payInvoice(services, tx, row, cause)
  })
}

const confirmation = 'confirm card payment'
