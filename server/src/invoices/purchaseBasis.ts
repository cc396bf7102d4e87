import { indianDay } from '@bnr/contract/indianDay'
import type { UpgradePrice } from '@bnr/contract/invoices/upgrades'
import { type Purchase, purchaseOf } from '@bnr/contract/memberships/purchase'
import { less, noPaise, type Paise } from '@bnr/contract/money'
import { daysOf } from '@bnr/contract/plans/schemas'
import type { Queryable } from '../database/database.ts'
import { type MembershipRow, presentMembership, runningOf, waitingOf } from '../memberships/current.ts'
import { dayAfter, daysBetween } from '../memberships/days.ts'
import { plansOnSale } from '../plans/store.ts'
import { type InvoiceRow, paidInvoiceOf } from './store.ts'
import { creditFor } from './totals.ts'
import { worthOf } from './worth.ts'

/** What decides which plans a member can buy, and for how much credit. */
export interface PurchaseBasis {
  now: Date
  membership: MembershipRow | undefined
  worth: Paise
  renewalWaits: boolean
  /** The paid invoice that waits for activation. */
  paid: InvoiceRow | undefined
}

/**
 * A payment counts from the day on which it began, so a membership that has ended since then still counts unless
 * another follows it.
 */
export async function purchaseBasisOf(
  db: Queryable,
  profileId: number,
  now: Date,
  begunOn?: string,
): Promise<PurchaseBasis> {
  const [running] = await runningOf(db, profileId, now)
  const [ended] = running || !begunOn ? [] : await runningOf(db, profileId, noonOf(begunOn))
  const membership = running ?? ended
  return {
    now,
    membership,
    worth: membership ? await worthOf(db, membership) : noPaise,
    renewalWaits: (await waitingOf(db, profileId, now)).length > 0,
    paid: await paidInvoiceOf(db, profileId),
  }
}

/** Whether a plan runs at this moment, whenever the payment began. */
export const planRuns = ({ membership, now }: PurchaseBasis): boolean =>
  membership !== undefined && indianDay(now) <= membership.endsOn

const noonOf = (day: string) => new Date(`${day}T12:00:00+05:30`)

const kinds = { buy: 'new', upgrade: 'upgrade', renew: 'renewal' } as const
export type Refusal = Exclude<Purchase, keyof typeof kinds>

/** The kind of purchase that a plan of this price would be today, or why it cannot be bought. */
export function kindOfPurchase(
  { membership, renewalWaits, now }: PurchaseBasis,
  amount: Paise,
  hasPaidInvoice: boolean,
): (typeof kinds)[keyof typeof kinds] | Refusal {
  const current = presentMembership(membership ?? null, now)
  const found = purchaseOf({ price: { amount } }, current, { hasPaidInvoice, renewalWaits })
  return found === 'waiting' || found === 'notApplicable' ? found : kinds[found]
}

/** Credit for the days of the running membership after a given day. */
export function creditOf({ membership, worth }: PurchaseBasis, listAmount: Paise, day: string): Paise {
  if (!membership) return noPaise
  const planDays = daysOf(membership)
  const lastOfPlan = dayAfter(membership.startsOn, planDays - 1)
  return creditFor({ paidValue: worth, planDays, daysLeft: daysBetween(day, lastOfPlan) }, listAmount)
}

/** What an invoice of today would charge for each upgrade, before tax. */
export async function upgradePricesOf(db: Queryable, profileId: number, now: Date): Promise<UpgradePrice[]> {
  const basis = await purchaseBasisOf(db, profileId, now)
  if (!basis.membership) return []
  const onSale = await plansOnSale(db)
  return onSale
    .filter(({ price }) => kindOfPurchase(basis, price, basis.paid !== undefined) === 'upgrade')
    .map(({ id, price }) => {
      const upgradeCredit = creditOf(basis, price, indianDay(now))
      return { planId: id, upgradeCredit, price: less(price, upgradeCredit) }
    })
}
