import { indianDay } from '@bnr/contract/indianDay'
import { type Paise, paise } from '@bnr/contract/money'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { daysOf } from '@bnr/contract/plans/schemas'
import { eq } from 'drizzle-orm'
import { notify } from '../notifications/notify.ts'
import type { PlanRow } from '../plans/store.ts'
import type { Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { type CarriedShare, carryOver, everything } from './carryOver.ts'
import { type MembershipRow, runningOf, waitingOf } from './current.ts'
import { dayAfter } from './days.ts'
import { lockHolder, markPaying } from './holder.ts'
import { promisesOf } from './promises.ts'
import { memberships } from './tables.ts'
import { followOn } from './waiting.ts'

/** What was paid for it and what staff granted beyond the plan; of a grant nothing. */
export interface Purchase {
  invoiceId?: number
  paidValue?: Paise
  extraDays?: number
  extraPhoneContacts?: number
  extraExpressInterests?: number
  /** What carries over of the unused quotas of the membership that it replaces; everything unless given. */
  carried?: CarriedShare
}

/** Starts a membership of a plan today, in place of the running one, and tells the member. */
export async function startMembership(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  profileId: number,
  plan: PlanRow,
  purchase: Purchase = {},
): Promise<MembershipRow> {
  const now = services.clock.now()
  await lockHolder(tx, profileId)
  const [held] = await runningOf(tx, profileId, now).for('update')
  if (held) await tx.update(memberships).set({ replacedAt: now }).where(eq(memberships.id, held.id))
  const started = await insert(tx, { profileId, plan, purchase, startsOn: indianDay(now), held })
  await followOn(tx, started, now)
  await markPaying(tx, profileId, started)
  const details = { plan: plan.name, endsOn: ordinalDay(started.endsOn) }
  await notify(services, tx, { to: profileId, kind: 'membershipActivated', details })
  return started
}

/** A renewal waits for the running membership to end, and begins by itself on the day after; without one it begins today. */
export async function renewMembership(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  profileId: number,
  plan: PlanRow,
  purchase: Purchase,
): Promise<MembershipRow> {
  const now = services.clock.now()
  await lockHolder(tx, profileId)
  const [held] = await runningOf(tx, profileId, now).for('update')
  if (!held) return await startMembership(services, tx, profileId, plan, purchase)
  if ((await waitingOf(tx, profileId, now)).length > 0) throw new Failure('renewal_waits')
  const waiting = await insert(tx, {
    profileId,
    plan,
    purchase,
    startsOn: dayAfter(held.endsOn, 1),
    announced: false,
  })
  const details = { plan: plan.name, startsOn: ordinalDay(waiting.startsOn) }
  await notify(services, tx, { to: profileId, kind: 'membershipRenewed', details })
  return waiting
}

interface New {
  profileId: number
  plan: PlanRow
  purchase: Purchase
  startsOn: string
  held?: MembershipRow | undefined
  announced?: boolean
}

async function insert(tx: Transaction, { profileId, plan, purchase, startsOn, held, announced = true }: New) {
  const { invoiceId = null, paidValue = paise(0), extraDays = 0 } = purchase
  const quotas = carryOver(plan, held, purchase.carried ?? everything)
  const endsOn = lastDayOf(plan, startsOn, extraDays)
  const [row] = await tx
    .insert(memberships)
    .values({
      profileId,
      planId: plan.id,
      invoiceId,
      paidValue,
      extraDays,
      announced,
      frozenAt: held?.frozenAt ?? null,
      planName: plan.name,
      tag: plan.tag,
      price: plan.price,
      duration: plan.duration,
      durationUnit: plan.durationUnit,
      startsOn,
      endsOn,
      elite: plan.category === 'Elite',
      ...promisesOf(plan, startsOn, endsOn),
      phoneContacts: quotas.phoneContacts + (purchase.extraPhoneContacts ?? 0),
      expressInterests: quotas.expressInterests + (purchase.extraExpressInterests ?? 0),
    })
    .returning()
  return row as MembershipRow
}

/** The first day counts. */
export const lastDayOf = (
  plan: Pick<PlanRow, 'duration' | 'durationUnit'>,
  startsOn: string,
  extraDays = 0,
): string => dayAfter(startsOn, daysOf(plan) + extraDays - 1)
