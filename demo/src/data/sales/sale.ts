import type { PaymentKindKey } from '@bnr/contract/invoices/paymentKinds'
import type { BillingAddress } from '@bnr/contract/invoices/request'
import type { InvoiceState } from '@bnr/contract/invoices/states'
import { less, noPaise, type Paise } from '@bnr/contract/money'
import { daysOf } from '@bnr/contract/plans/schemas'
import { sections } from '@bnr/contract/profiles/profile'
import { placeOfSupply } from '../../../../server/src/invoices/placeOfSupply.ts'
import type { InvoiceSnapshot, Supplier, Totals } from '../../../../server/src/invoices/snapshot.ts'
import { isWithinState } from '../../../../server/src/invoices/supplier.ts'
import { creditFor, totalsOf } from '../../../../server/src/invoices/totals.ts'
import { dayAfter, daysBetween } from '../../../../server/src/memberships/days.ts'
import type { PlanRow } from '../../../../server/src/plans/store.ts'
import { fromCodes } from '../../../../server/src/profiles/listCodes.ts'
import type { Random, Weighted } from '../random.ts'
import type { Buyer } from './buyers.ts'
import type { Used } from './couponsUsed.ts'

/** An invoice of the demo's past, by the same rules as today's. */
export interface Sale {
  buyer: Buyer
  plan: PlanRow
  purchase: 'new' | 'upgrade' | 'renewal'
  kind: PaymentKindKey
  issuedAt: Date
  state: InvoiceState
  /** Failed attempts at the gateway before it. */
  failures: number
  snapshot: Omit<InvoiceSnapshot, 'number' | 'issuedOn'>
  totals: Totals
  taxIncluded: boolean
  used: Used | undefined
}

const kinds: Weighted<PaymentKindKey> = [
  ['cc', 68],
  ['uv', 17],
  ['nr', 8],
  ['cd', 3],
  ['cda', 2],
  ['nb', 2],
]
const unsold = ['Paid', 'Initiated', 'Failed', 'Initiated', 'Cancelled', 'Failed'] as const
const fallback: BillingAddress = { country: 'India', state: 'Tamil Nadu' }

interface Seller {
  supplier: Supplier
  sac: string
  /** The first day on which an issued invoice can still be paid. */
  payable: string
  couponFor: (buyer: Buyer, price: Paise) => Used | undefined
}

export function saleOf(buyer: Buyer, plan: PlanRow, random: Random, selling: Seller): Sale {
  const { supplier, sac, payable, couponFor } = selling
  const isBought = buyer.membershipId !== null
  const purchase = purchaseOf(buyer)
  const credit = purchase === 'upgrade' ? creditOf(buyer, plan.price) : noPaise
  const address = addressOf(buyer)
  const place = placeOfSupply(address) ?? { code: '33', name: 'Tamil Nadu' }
  const taxIncluded = isBought && random.chance(0.05)
  const used = taxIncluded ? undefined : couponFor(buyer, less(plan.price, credit))
  const discount = used?.amount ?? noPaise
  const pricing = { listAmount: plan.price, upgradeCredit: credit, discount, taxIncluded }
  const totals = totalsOf({ ...pricing, isWithinState: isWithinState(supplier, place) })
  return {
    buyer,
    plan,
    purchase,
    totals,
    taxIncluded,
    used,
    kind: isBought ? random.weighted(kinds) : 'cc',
    issuedAt: new Date(Date.parse(`${buyer.soldOn}T09:00:00+05:30`) + random.int(0, 8 * 3600) * 1000),
    state: stateOf(buyer, payable),
    failures: random.chance(isBought ? 0.12 : 0.5) ? 1 : 0,
    snapshot: {
      supplier,
      placeOfSupply: place,
      sac,
      totals,
      billedTo: { name: buyer.name, bnrId: String(buyer.bnrId), address },
      terms: termsOf(plan),
      ...(taxIncluded ? { discountReason: 'GST discount' } : {}),
      ...(used ? { discountReason: `Coupon ${used.coupon.code}` } : {}),
    },
  }
}

function stateOf({ membershipId, isOver, soldOn, profileId }: Buyer, payable: string): Sale['state'] {
  if (membershipId !== null) return isOver ? 'Expired' : 'Active'
  if (soldOn < payable) return 'Expired'
  return unsold[Math.floor(profileId / 5) % unsold.length] ?? 'Failed'
}

const termsOf = (plan: PlanRow): Sale['snapshot']['terms'] => ({
  planName: plan.name,
  duration: plan.duration,
  durationUnit: plan.durationUnit,
  phoneContacts: plan.phoneContacts,
  expressInterests: plan.expressInterests,
  extraDays: 0,
  extraPhoneContacts: 0,
  extraExpressInterests: 0,
})

function purchaseOf({ before }: Buyer): Sale['purchase'] {
  if (!before) return 'new'
  return before.isReplaced ? 'upgrade' : 'renewal'
}

function creditOf({ before, soldOn }: Buyer, listAmount: Paise): Paise {
  if (!before) return noPaise
  const planDays = daysOf(before)
  const daysLeft = daysBetween(soldOn, dayAfter(before.startsOn, planDays - 1))
  return creditFor({ paidValue: before.paidValue, planDays, daysLeft }, less(listAmount, noPaise))
}

function addressOf({ location }: Buyer): BillingAddress {
  const { permanent, current } = fromCodes(sections.location[1], location) as Record<
    string,
    BillingAddress | undefined
  >
  const {
    country = fallback.country,
    state = fallback.state,
    city,
    door,
    locality,
    postalCode,
  } = permanent ?? current ?? fallback
  return { ...fallback, country, state, ...known({ city, door, locality, postalCode }) }
}

const known = (fields: Partial<BillingAddress>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
