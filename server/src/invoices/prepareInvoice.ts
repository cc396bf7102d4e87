import { indianDay } from '@bnr/contract/indianDay'
import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import { less, noPaise } from '@bnr/contract/money'
import { loadPlan, type PlanRow } from '../plans/store.ts'
import type { Actor } from '../platform/actor.ts'
import type { Queryable } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import { requireMayAsk, requireProof } from './asked.ts'
import { billingAddressOf } from './billing.ts'
import { type Discount, discountFor } from './discount.ts'
import { placeOfSupply } from './placeOfSupply.ts'
import { promisesSold } from './planSold.ts'
import { requireReceiptDay } from './receiptDay.ts'
import type { InvoiceSnapshot } from './snapshot.ts'
import { creditOf, kindOfPurchase, type Refusal, type Standing, standingOf } from './standing.ts'
import { isWithinState, supplierOf } from './supplier.ts'
import { totalsOf } from './totals.ts'

/** An invoice but for its number and day. */
export interface PreparedInvoice {
  profile: ProfileRow
  plan: PlanRow
  purchase: 'new' | 'upgrade' | 'renewal'
  discount: Discount
  request: InvoiceRequest
  snapshot: Omit<InvoiceSnapshot, 'number' | 'issuedOn'>
}

interface InvoiceInput {
  actor: Actor
  request: InvoiceRequest
  /** InvoiceInput for as an upgrade: nothing else will do. */
  upgrade: boolean
  /** It is to be kept, not only shown. */
  keep: boolean
}

/** Draws up what was asked for, or refuses it with the reason; the server alone decides price, credit, discount and tax. */
export async function prepareInvoice(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Queryable,
  asked: InvoiceInput,
): Promise<PreparedInvoice> {
  const { actor, request, keep } = asked
  const now = clock.now()
  const today = indianDay(now)
  const profileId = requireMayAsk(actor, request)
  const byStaff = actor.kind === 'staff'
  const supplier = supplierOf(config, byStaff)
  if (keep) requireProof(request.paymentKind, request)
  requireReceiptDay(request.receivedOn, today, today)
  const [profile, plan] = [await loadProfile(db, profileId), await loadPlan(db, request.planId)]
  if (plan.replacedAt || (plan.hidden && !byStaff)) throw new Failure('not_for_sale')
  const standing = await standingOf(db, profileId, now)
  const { held } = standing
  const purchase = purchaseFor(standing, plan)
  if (asked.upgrade && purchase !== 'upgrade') throw new Failure('not_an_upgrade')
  const upgradeCredit = purchase === 'upgrade' ? creditOf(standing, plan.price, today) : noPaise
  const price = less(plan.price, upgradeCredit)
  const discount = await discountFor(db, request, { plan, price, profileId, today, clock, keep })
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
    ...(held && purchase === 'upgrade' ? { upgradeOf: held.id, upgradeWorth: standing.worth } : {}),
  }
  return { profile, plan, purchase, discount, request, snapshot }
}

const refusals: Record<Refusal, 'waiting_for_activation' | 'not_applicable'> = {
  waiting: 'waiting_for_activation',
  notApplicable: 'not_applicable',
}

function purchaseFor(standing: Standing, plan: PlanRow): PreparedInvoice['purchase'] {
  const found = kindOfPurchase(standing, plan.price, standing.paid !== undefined)
  if (found === 'waiting' || found === 'notApplicable') throw new Failure(refusals[found])
  return found
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
