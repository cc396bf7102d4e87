import type { CouponBounds, NewCoupon } from '@bnr/contract/coupons/schemas'
import { couponMachine, couponStateOf } from '@bnr/contract/coupons/states'
import { indianDay } from '@bnr/contract/indianDay'
import { oneRupee } from '@bnr/contract/money'
import { wrongPrice } from '@bnr/contract/prices'
import { isPossible } from '@bnr/contract/stateMachine'
import { lastAfterFirst } from '@bnr/contract/values'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import { requirePlans } from '../plans/currentPlans.ts'
import { invalidInput } from '../platform/failure.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import type { CouponRow } from './find.ts'
import { insertCoupon, lockCoupon, updateCoupon } from './store.ts'

type Changing = Pick<Services, 'db' | 'clock'>
type By = { userId: number }
const { change, end } = couponMachine.actions

const oneDiscount = 'Enter either a percentage or an amount'

export async function createCoupon({ db, clock }: Changing, by: By, request: NewCoupon): Promise<CouponRow> {
  requireOneDiscount(request)
  requireOrder(request)
  const at = clock.now()
  const { code, percent, amount, planIds } = request
  return await db.inTransaction(async (tx) => {
    await requirePlans(tx, planIds)
    const made = await insertCoupon(tx, {
      code,
      percent,
      amount,
      planIds,
      ...columnsOf(request),
      createdAt: at,
    })
    await audit(tx, at, by.userId, 'coupon create', `coupon ${made.id}`, { code })
    return made
  })
}

/** The discount cannot change, because members already know it from the code. */
export async function changeCoupon(
  { db, clock }: Changing,
  by: By,
  id: number,
  bounds: CouponBounds,
): Promise<void> {
  requireOrder(bounds)
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const coupon = await lockCoupon(tx, indianDay(at), id)
    requireState(couponMachine, 'change', couponStateOf(coupon))
    await updateCoupon(tx, id, columnsOf(bounds))
    const detail = { code: coupon.code, fields: changedBounds(coupon, bounds) }
    await audit(tx, at, by.userId, change.audit, `coupon ${id}`, detail)
  })
}

export async function endCoupon({ db, clock }: Changing, by: By, id: number): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const coupon = await lockCoupon(tx, indianDay(at), id)
    if (!isPossible(couponMachine, 'end', couponStateOf(coupon))) return noteNothing()
    await updateCoupon(tx, id, { endedAt: at })
    await audit(tx, at, by.userId, end.audit, `coupon ${id}`, { code: coupon.code })
  })
}

const columnsOf = ({ startsOn, endsOn, limitInAll, limitForEach }: CouponBounds) => ({
  startsOn,
  endsOn,
  limitInAll: limitInAll ?? null,
  limitForEach: limitForEach ?? null,
})

function changedBounds(before: CouponRow, bounds: CouponBounds) {
  const wanted = columnsOf(bounds)
  const names = Object.keys(wanted) as (keyof typeof wanted)[]
  return names.filter((name) => before[name] !== wanted[name])
}

function requireOneDiscount({ percent, amount }: NewCoupon): void {
  if ((percent === undefined) === (amount === undefined))
    throw invalidInput({ pct: oneDiscount, am: oneDiscount })
  if (amount !== undefined && amount < oneRupee) throw invalidInput({ am: wrongPrice })
}

function requireOrder({ startsOn, endsOn }: CouponBounds): void {
  if (endsOn < startsOn) throw invalidInput({ ed: lastAfterFirst })
}
