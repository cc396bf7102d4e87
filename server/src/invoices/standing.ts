import { type Purchase, purchaseOf } from '@bnr/contract/memberships/purchase'
import { noPaise, type Paise } from '@bnr/contract/money'
import { daysOf } from '@bnr/contract/plans/schemas'
import { type MembershipRow, presentHeld, runningOf, waitingOf } from '../memberships/current.ts'
import { dayAfter, daysBetween } from '../memberships/days.ts'
import type { Queryable } from '../platform/database.ts'
import { type InvoiceRow, paidInvoiceOf } from './store.ts'
import { creditFor } from './totals.ts'
import { worthOf } from './worth.ts'

/** What decides which plans a member can buy, and at what credit. */
export interface Standing {
  now: Date
  held: MembershipRow | undefined
  worth: Paise
  renewalWaits: boolean
  /** The invoice that waits for activation. */
  paid: InvoiceRow | undefined
}

/** A payment counts by the day on which it began: a membership that has ended since then counts while nothing follows it. */
export async function standingOf(
  db: Queryable,
  profileId: number,
  now: Date,
  begunOn?: string,
): Promise<Standing> {
  const [running] = await runningOf(db, profileId, now)
  const [ended] = running || !begunOn ? [] : await runningOf(db, profileId, noonOf(begunOn))
  const held = running ?? ended
  return {
    now,
    held,
    worth: held ? await worthOf(db, held) : noPaise,
    renewalWaits: (await waitingOf(db, profileId, now)).length > 0,
    paid: await paidInvoiceOf(db, profileId),
  }
}

const noonOf = (day: string) => new Date(`${day}T12:00:00+05:30`)

const kinds = { buy: 'new', upgrade: 'upgrade', renew: 'renewal' } as const
export type Refusal = Exclude<Purchase, keyof typeof kinds>

/** The kind of purchase that a plan of this amount is today, or why it is none. */
export function kindOfPurchase(
  { held, renewalWaits, now }: Standing,
  amount: Paise,
  hasPaidInvoice: boolean,
): (typeof kinds)[keyof typeof kinds] | Refusal {
  const current = presentHeld(held ?? null, now)
  const found = purchaseOf({ price: { amount } }, current, { hasPaidInvoice, renewalWaits })
  return found === 'waiting' || found === 'notApplicable' ? found : kinds[found]
}

/** What the running membership is worth for the days after a day. */
export function creditOf({ held, worth }: Standing, listAmount: Paise, day: string): Paise {
  if (!held) return noPaise
  const planDays = daysOf(held)
  const lastOfPlan = dayAfter(held.startsOn, planDays - 1)
  return creditFor({ paidValue: worth, planDays, daysLeft: daysBetween(day, lastOfPlan) }, listAmount)
}
