import { indianDay } from '@bnr/contract/indianDay'
import { unpaidStates } from '@bnr/contract/invoices/states'
import { inArray } from 'drizzle-orm'
import { type CouponRow, findCoupon, whyNotUsable } from '../coupons/find.ts'
import { coupons } from '../coupons/tables.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { isReserved, usesByOthers } from './couponUses.ts'
import { hasLapsed } from './lapsed.ts'
import { creditOf, kindOfPurchase, type PurchaseBasis, planRuns, purchaseBasisOf } from './purchaseBasis.ts'
import { type InvoiceRow, supersededAmong } from './store.ts'

/**
 * Returns why an invoice cannot be paid, if so. New attempts, payments that staff enter and late answers of the
 * gateway all follow this rule. `begunOn` is the Indian day on which the payment began or the money was received.
 */
export async function whyNotPayable(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  row: InvoiceRow,
  begunOn = indianDay(clock.now()),
): Promise<Failure | undefined> {
  await lockCouponOf(tx, row)
  // Read the clock after locking: during the wait the reservation may have ended and somebody else may have taken the
  // coupon.
  const now = clock.now()
  const superseded = (await supersededAmong(tx, [row.id])).has(row.id)
  // Money that staff received before they issued the invoice pays what they sold on the day of issue.
  const day = begunOn > row.issuedOn ? begunOn : row.issuedOn
  const basis = row.profileId ? await purchaseBasisOf(tx, row.profileId, now, day) : undefined
  const coupon = (await couponRefusals(tx, [row], now, begunOn)).get(row.id)
  return reasonNotPayable(row, { superseded, basis, coupon, now, begunOn })
}

/** Returns the reasons to show, for a page of one member's invoices. */
export async function notPayableAmong(
  db: Queryable,
  found: readonly InvoiceRow[],
  profileId: number,
  now: Date,
): Promise<Map<number, string>> {
  const unpaid = found.filter(({ state }) => unpaidStates.includes(state))
  if (unpaid.length === 0) return new Map()
  const superseded = await supersededAmong(
    db,
    unpaid.map(({ id }) => id),
  )
  const basis = await purchaseBasisOf(db, profileId, now)
  const begunOn = indianDay(now)
  const coupons = await couponRefusals(db, unpaid, now, begunOn)
  return new Map(
    unpaid.flatMap((row) => {
      const [isSuperseded, coupon] = [superseded.has(row.id), coupons.get(row.id)]
      const reason = reasonNotPayable(row, { superseded: isSuperseded, basis, coupon, now, begunOn })
      return reason ? [[row.id, reason.message]] : []
    }),
  )
}

interface Facts {
  superseded: boolean
  basis: PurchaseBasis | undefined
  /** Why the coupon can no longer be used. */
  coupon: Failure | undefined
  now: Date
  begunOn: string
}

function reasonNotPayable(
  row: InvoiceRow,
  { superseded, basis, coupon, now, begunOn }: Facts,
): Failure | undefined {
  if (row.state === 'Paid') return wrongState('This invoice is Paid. The payment is waiting for activation')
  if (row.state === 'Expired')
    return new Failure('invoice_lapsed', {
      message: 'This invoice is Expired. Please choose the plan again',
    })
  if (superseded)
    return new Failure('invoice_outdated', {
      message: 'A newer invoice has replaced this one. See My Account',
    })
  if (row.state === 'Active') return wrongState('This invoice is Active')
  if (hasLapsed(row, now, begunOn)) return new Failure('invoice_lapsed')
  if (row.purchase === 'topup') return basis && planRuns(basis) ? undefined : new Failure('no_plan_running')
  if (basis?.paid) return new Failure('waiting_for_activation')
  return (basis && reasonPurchaseOutdated(row, basis)) ?? (coupon && outdated(coupon.message))
}

/** The membership must still allow the same kind of purchase, and the credit must not have been used or repaid. */
function reasonPurchaseOutdated(row: InvoiceRow, basis: PurchaseBasis): Failure | undefined {
  if (kindOfPurchase(basis, row.listAmount, false) !== row.purchase)
    return outdated('The membership has changed since this invoice was issued')
  const { upgradeOf } = row.snapshot
  const isOther = upgradeOf !== undefined && upgradeOf !== basis.membership?.id
  const isLess = creditOf(basis, row.listAmount, row.issuedOn) < row.upgradeCredit
  return isOther || isLess ? outdated('The credit on this invoice is no longer available') : undefined
}

const outdated = (reason: string) =>
  new Failure('invoice_outdated', { message: `${reason}. Please choose the plan again` })

/** Locks the coupon of an invoice before payment, so that two buyers cannot both take the last use. */
async function lockCouponOf(tx: Transaction, { couponId }: InvoiceRow): Promise<void> {
  if (couponId !== null) await findCoupon(tx, { id: couponId }, true)
}

/**
 * Returns the invoices that can no longer use their coupon, with the reason: others have used it up, or it ended
 * before the payment began.
 */
async function couponRefusals(
  db: Queryable,
  found: readonly InvoiceRow[],
  now: Date,
  begunOn: string,
): Promise<Map<number, Failure>> {
  const unreserved = found.filter((row) => row.couponId !== null && !isReserved(row, now))
  if (unreserved.length === 0) return new Map()
  const known = await couponsOf(db, unreserved)
  const uses = await usesByOthers(
    db,
    unreserved.map(({ id }) => id),
    now,
  )
  return new Map(
    unreserved.flatMap(({ id, couponId }) => {
      const [coupon, used] = [known.get(couponId ?? 0), uses.get(id)]
      const reason = coupon && used && whyNotUsable(coupon, used, begunOn)
      return reason ? [[id, reason]] : []
    }),
  )
}

async function couponsOf(db: Queryable, found: readonly InvoiceRow[]): Promise<Map<number, CouponRow>> {
  const ids = found.flatMap(({ couponId }) => couponId ?? [])
  const known = await db.select().from(coupons).where(inArray(coupons.id, ids))
  return new Map(known.map((row) => [row.id, row]))
}
