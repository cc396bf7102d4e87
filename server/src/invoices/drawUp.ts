import { indianDay } from '@bnr/contract/indianDay'
import type { InvoiceRequest } from '@bnr/contract/invoices/request'
import { type Purchase, purchaseOf } from '@bnr/contract/memberships/purchase'
import { less, noPaise, type Paise } from '@bnr/contract/money'
import { daysOf } from '@bnr/contract/plans/schemas'
import { type MembershipRow, presentHeld, runningOf, waitingOf } from '../memberships/current.ts'
import { dayAfter, daysBetween } from '../memberships/days.ts'
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
import type { InvoiceSnapshot } from './snapshot.ts'
import { paidInvoiceOf } from './store.ts'
import { isWithinState, supplierOf } from './supplier.ts'
import { creditFor, totalsOf } from './totals.ts'
import { worthOf } from './worth.ts'

/** An invoice but for its number and day. */
export interface Drawn {
  profile: ProfileRow
  plan: PlanRow
  purchase: 'new' | 'upgrade' | 'renewal'
  discount: Discount
  request: InvoiceRequest
  snapshot: Omit<InvoiceSnapshot, 'number' | 'issuedOn'>
}

interface Asked {
  actor: Actor
  request: InvoiceRequest
  /** Asked for as an upgrade: nothing else will do. */
  upgrade: boolean
  /** It is to be kept, not only shown. */
  keep: boolean
}

/** Draws up what was asked for, or refuses it with the reason; the server alone decides price, credit, discount and tax. */
export async function drawUp(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Queryable,
  asked: Asked,
): Promise<Drawn> {
  const { actor, request, keep } = asked
  const now = clock.now()
  const today = indianDay(now)
  const profileId = requireMayAsk(actor, request)
  const byStaff = actor.kind === 'staff'
  const supplier = supplierOf(config, byStaff)
  if (keep) requireProof(request.paymentKind, request, today)
  const [profile, plan] = [await loadProfile(db, profileId), await loadPlan(db, request.planId)]
  if (plan.replacedAt || (plan.hidden && !byStaff)) throw new Failure('not_for_sale')
  const { purchase, held } = await purchaseFor(db, profileId, plan, now)
  if (asked.upgrade && purchase !== 'upgrade') throw new Failure('not_an_upgrade')
  const upgradeCredit = held && purchase === 'upgrade' ? await creditOf(db, held, plan.price, today) : noPaise
  const price = less(plan.price, upgradeCredit)
  const discount = await discountFor(db, request, { plan, price, profileId, today, keep })
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
    ...(held && purchase === 'upgrade' ? { upgradeOf: held.id } : {}),
  }
  return { profile, plan, purchase, discount, request, snapshot }
}

const kinds = { buy: 'new', upgrade: 'upgrade', renew: 'renewal' } as const
const refusals: Record<Exclude<Purchase, keyof typeof kinds>, 'waiting_for_activation' | 'not_applicable'> = {
  waiting: 'waiting_for_activation',
  notApplicable: 'not_applicable',
}

async function purchaseFor(db: Queryable, profileId: number, plan: PlanRow, now: Date) {
  const [held] = await runningOf(db, profileId, now)
  const hasPaidInvoice = (await paidInvoiceOf(db, profileId)) !== undefined
  const renewalWaits = (await waitingOf(db, profileId, now)).length > 0
  const current = presentHeld(held ?? null, now)
  const found = purchaseOf({ price: { amount: plan.price } }, current, { hasPaidInvoice, renewalWaits })
  if (found === 'waiting' || found === 'notApplicable') throw new Failure(refusals[found])
  return { purchase: kinds[found], held }
}

/** What the running membership is worth for the days after today. */
async function creditOf(
  db: Queryable,
  held: MembershipRow,
  listAmount: Paise,
  today: string,
): Promise<Paise> {
  const planDays = daysOf(held)
  const lastOfPlan = dayAfter(held.startsOn, planDays - 1)
  const paidValue = await worthOf(db, held)
  return creditFor({ paidValue, planDays, daysLeft: daysBetween(today, lastOfPlan) }, listAmount)
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
