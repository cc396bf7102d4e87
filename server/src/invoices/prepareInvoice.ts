import { indianDay } from '@bnr/contract/indianDay'
import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import { less, noPaise } from '@bnr/contract/money'
import { isTopUp } from '@bnr/contract/plans/schemas'
import type { Queryable } from '../database/database.ts'
import type { Member, Staff } from '../http/actor.ts'
import { loadPlan, type PlanRow } from '../plans/store.ts'
import { Failure } from '../platform/failure.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { requireBuyerId, requireProof } from './asked.ts'
import { billingAddressOf } from './billing.ts'
import { type Discount, discountFor } from './discount.ts'
import { placeOfSupply } from './placeOfSupply.ts'
import { promisesSold } from './planSold.ts'
import {
  creditOf,
  kindOfPurchase,
  type PurchaseBasis,
  planRuns,
  purchaseBasisOf,
  type Refusal,
} from './purchaseBasis.ts'
import { requireReceiptDay } from './receiptDay.ts'
import type { InvoiceSnapshot } from './snapshot.ts'
import { isWithinState, supplierOf } from './supplier.ts'
import type { PurchaseKind } from './tables.ts'
import { totalsOf } from './totals.ts'

/** An invoice without its number and day of issue. */
export interface PreparedInvoice {
  profile: ProfileRow
  plan: PlanRow
  purchase: PurchaseKind
  discount: Discount
  request: InvoiceRequest
  snapshot: Omit<InvoiceSnapshot, 'number' | 'issuedOn'>
}

interface InvoiceInput {
  actor: Member | Staff
  request: InvoiceRequest
  /** Refuse any purchase that is not an upgrade. */
  upgrade: boolean
  /** The invoice will be saved, not only shown. */
  forIssue: boolean
}

/**
 * Prepares the requested invoice, or refuses it with the reason. Only the server decides price, credit, discount and
 * tax.
 */
export async function prepareInvoice(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Queryable,
  input: InvoiceInput,
): Promise<PreparedInvoice> {
  const { actor, request, forIssue } = input
  const now = clock.now()
  const today = indianDay(now)
  const profileId = requireBuyerId(actor, request)
  const byStaff = actor.kind === 'staff'
  const supplier = supplierOf(config, byStaff)
  if (forIssue) requireProof(request.paymentKind, request)
  await requireReceiptDay(db, request.receivedOn, today, today)
  const [profile, plan] = [await loadProfile(db, profileId), await loadPlan(db, request.planId)]
  if (plan.replacedAt || (plan.hidden && !byStaff)) throw new Failure('not_for_sale')
  const basis = await purchaseBasisOf(db, profileId, now)
  const { membership: running } = basis
  const purchase = isTopUp(plan) ? topUpFor(basis, request) : purchaseFor(basis, plan)
  if (input.upgrade && purchase !== 'upgrade') throw new Failure('not_an_upgrade')
  const upgradeCredit = purchase === 'upgrade' ? creditOf(basis, plan.price, today) : noPaise
  const price = less(plan.price, upgradeCredit)
  const discount = await discountFor(db, request, { plan, price, profileId, today, clock, forIssue })
  const address = billingAddressOf(profile, request.billingAddress, byStaff)
  const place = placeOfSupply(address)
  if (!place) throw new Failure('address_missing')
  const pricing = {
    listAmount: plan.price,
    upgradeCredit,
    discount: discount.amount,
    taxIncluded: request.taxIncluded ?? false,
  }
  const snapshot = {
    supplier,
    billedTo: { name: request.billedTo ?? profile.name, bnrId: String(profile.bnrId), address },
    placeOfSupply: place,
    sac: config.servicesAccountingCode,
    terms: termsOf(plan, request),
    promises: promisesSold(plan),
    totals: totalsOf({ ...pricing, isWithinState: isWithinState(supplier, place) }),
    ...(discount.reason ? { discountReason: discount.reason } : {}),
    ...(running && purchase === 'upgrade' ? { upgradeOf: running.id, upgradeWorth: basis.worth } : {}),
  }
  return { profile, plan, purchase, discount, request, snapshot }
}

const refusals: Record<Refusal, 'waiting_for_activation' | 'not_applicable'> = {
  waiting: 'waiting_for_activation',
  notApplicable: 'not_applicable',
}

function purchaseFor(basis: PurchaseBasis, plan: PlanRow): PreparedInvoice['purchase'] {
  const found = kindOfPurchase(basis, plan.price, basis.paid !== undefined)
  if (found === 'waiting' || found === 'notApplicable') throw new Failure(refusals[found])
  return found
}

/** A top-up needs a running plan, and nothing else changes its price or what it gives. */
function topUpFor(basis: PurchaseBasis, request: InvoiceRequest): 'topup' {
  if (!planRuns(basis)) throw new Failure('no_plan_running')
  const { couponCode, couponId, offerId } = request
  const { extraDays, extraPhoneContacts, extraExpressInterests } = request
  if (couponCode || couponId || offerId || extraDays || extraPhoneContacts || extraExpressInterests)
    throw new Failure('topup_alone')
  return 'topup'
}

function termsOf(plan: PlanRow, request: InvoiceRequest): InvoiceSnapshot['terms'] {
  return {
    planName: plan.name,
    duration: plan.duration,
    durationUnit: plan.durationUnit,
    phoneContacts: plan.phoneContacts,
    expressInterests: plan.expressInterests,
    extraDays: request.extraDays ?? 0,
    extraPhoneContacts: request.extraPhoneContacts ?? 0,
    extraExpressInterests: request.extraExpressInterests ?? 0,
  }
}
