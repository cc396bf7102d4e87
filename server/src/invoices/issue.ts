import { createHash } from 'node:crypto'
import { agreeToTerms, type InvoiceRequest } from '@bnr/contract/invoices/request'
import { noPaise } from '@bnr/contract/money'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Member, Staff } from '../http/actor.ts'
import { invalidInput, wrongState } from '../platform/failure.ts'
import { sectionsOf } from '../profiles/sections.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { referenceOf, requireBuyerId } from './asked.ts'
import { ofInvoice } from './auditSubject.ts'
import { changeState } from './changeState.ts'
import { reserveCoupon } from './couponReservation.ts'
import { reservedFrom } from './couponUses.ts'
import { recordEvent } from './events.ts'
import { enforceDailyLimit } from './issuedToday.ts'
import { nextNumber } from './numbers.ts'
import { whyNotPayable } from './payable.ts'
import { type PreparedInvoice, prepareInvoice } from './prepareInvoice.ts'
import { correctReceiptDay } from './receiptDay.ts'
import type { TaxName } from './snapshot.ts'
import { type InvoiceRow, lockReplaceable } from './store.ts'
import { invoices, paymentDetails } from './tables.ts'

/**
 * Issues an invoice, which is a proforma until it is paid. Repeating an open request returns the same invoice; any
 * other request cancels and replaces the open one.
 */
export async function issueInvoice(
  services: Services,
  tx: Transaction,
  { actor, request, upgrade }: { actor: Member | Staff; request: InvoiceRequest; upgrade: boolean },
): Promise<InvoiceRow> {
  if (actor.kind === 'member' && request.consent !== true) throw invalidInput({ cs: agreeToTerms })
  const { status } = await lockProfile(tx, requireBuyerId(actor, request))
  if (closedStatuses.includes(status)) throw wrongState(`This profile is ${status}`)
  const prepared = await prepareInvoice(services, tx, { actor, request, upgrade, forIssue: true })
  const fingerprint = fingerprintOf(prepared)
  const open = await lockReplaceable(tx, prepared.profile.id, prepared.purchase)
  const same = open.find((row) => row.state === 'Initiated' && row.fingerprint === fingerprint)
  if (same && !(await whyNotPayable(services, tx, same))) {
    if (!(await correct(services, tx, actor, same, request))) noteNothing()
    return await reserveCoupon(tx, same, reservedFrom(services.clock.now()))
  }
  if (actor.kind === 'member') await enforceDailyLimit(services, tx, actor)
  for (const row of open)
    await changeState(services, tx, row, 'supersede', {
      source: sourceOf(actor),
      description: 'another invoice was issued',
    })
  return await saveInvoice(services, tx, actor, prepared, fingerprint)
}

/** Staff may repeat a request to correct the day on which they received the payment. */
async function correct(
  services: Services,
  tx: Transaction,
  actor: Member | Staff,
  row: InvoiceRow,
  request: InvoiceRequest,
): Promise<boolean> {
  if (actor.kind !== 'staff') return false
  const { paymentKind, receivedOn } = request
  const entered = { paymentKind, reference: referenceOf(paymentKind, request), receivedOn }
  if (!(await correctReceiptDay(services, tx, actor, row, entered))) return false
  const detail = { number: row.number, fields: ['receivedOn'] as const }
  await audit(tx, services.clock.now(), actor.userId, 'invoice issue', ofInvoice(row), detail)
  return true
}

const sourceOf = (actor: Member | Staff) => (actor.kind === 'staff' ? 'staff' : 'member')

/** A hash of everything that decides what is sold, to whom and for how much. */
function fingerprintOf({ plan, purchase, discount, request, snapshot }: PreparedInvoice): string {
  const { billedTo, terms, totals } = snapshot
  const { paymentKind } = request
  const parts = [
    plan.id,
    purchase,
    discount,
    paymentKind,
    referenceOf(paymentKind, request),
    billedTo,
    terms,
    totals,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function saveInvoice(
  services: Services,
  tx: Transaction,
  actor: Member | Staff,
  prepared: PreparedInvoice,
  fingerprint: string,
): Promise<InvoiceRow> {
  const { number, issuedOn, issuedAt } = await nextNumber(tx, services, 'proforma')
  const values = { ...columnsOf(prepared), number, issuedOn, issuedAt, changedAt: issuedAt, fingerprint }
  const byStaffId = actor.kind === 'staff' ? actor.userId : null
  const snapshot = { ...prepared.snapshot, number, issuedOn }
  const couponReservedUntil = values.couponId === null ? null : reservedFrom(issuedAt)
  const inserted = tx.insert(invoices).values({ ...values, byStaffId, couponReservedUntil, snapshot })
  const row = await requireRow(inserted.returning(), 'internal')
  const event = {
    key: `issue ${row.id}`,
    at: issuedAt,
    source: sourceOf(actor),
    description: 'issued',
    userId: byStaffId,
  } as const
  await recordEvent(tx, { ...event, invoiceId: row.id, transition: 'issue', state: 'Initiated' })
  if (prepared.request.paymentKind !== 'cc') await savePaymentDetails(tx, row, prepared.request)
  if (byStaffId !== null) {
    const detail = { number, fields: extrasOf(prepared.request) }
    await audit(tx, issuedAt, byStaffId, 'invoice issue', ofInvoice(row), detail)
  }
  return row
}

const extras = ['extraDays', 'extraPhoneContacts', 'extraExpressInterests', 'taxIncluded'] as const
const extrasOf = (request: InvoiceRequest) => extras.filter((name) => request[name])

function columnsOf({ profile, plan, purchase, discount, request, snapshot }: PreparedInvoice) {
  const { listAmount, upgradeCredit, discount: taken, taxableValue, rounding, total, taxes } = snapshot.totals
  const taxOf = (wanted: TaxName) => taxes.find(({ name }) => name === wanted)?.amount ?? noPaise
  return {
    state: 'Initiated' as const,
    profileId: profile.id,
    planId: plan.id,
    planName: plan.name,
    purchase,
    paymentKind: request.paymentKind,
    teleStaffId: profile.teleStaffId,
    source: sectionsOf(profile).basic?.profileSource ?? null,
    couponId: discount.couponId ?? null,
    couponCode: discount.couponCode ?? null,
    offerId: discount.offerId ?? null,
    taxIncluded: request.taxIncluded ?? false,
    listAmount,
    upgradeCredit,
    discount: taken,
    taxableValue,
    cgst: taxOf('CGST'),
    sgst: taxOf('SGST'),
    igst: taxOf('IGST'),
    rounding,
    total,
  }
}

/** The payer's bank details are saved separately, so that a purge of the profile can empty them. */
async function savePaymentDetails(tx: Transaction, row: InvoiceRow, request: InvoiceRequest): Promise<void> {
  const { paymentKind, bankName, branch, cheque, receivedOn } = request
  await tx.insert(paymentDetails).values({
    invoiceId: row.id,
    profileId: row.profileId,
    at: row.issuedAt,
    paymentKind,
    reference: referenceOf(paymentKind, request) ?? null,
    receivedOn: receivedOn ?? null,
    details: { bankName, branch, cheque },
  })
}
