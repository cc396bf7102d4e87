import { dayShown, expiryShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { type Paise, paise } from '@bnr/contract/money'
import { daysOf } from '@bnr/contract/plans/schemas'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'
import type { PlanRow } from '../plans/store.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { type CarriedShare, carryOver, everything } from './carryOver.ts'
import { type MembershipRow, runningOf, waitingOf } from './current.ts'
import { dayAfter, servicePeriod } from './days.ts'
import { lockHolder, markPaying } from './holder.ts'
import { promisesOf } from './promises.ts'
import { memberships, topUps } from './tables.ts'
import { followOn } from './waiting.ts'

/** What was paid for the membership and what staff added to the plan. Empty for a grant. */
export interface Purchase {
  invoiceId?: number
  paidValue?: Paise
  extraDays?: number
  extraPhoneContacts?: number
  extraExpressInterests?: number
  /** Share of the unused quotas that carries over from the replaced membership; everything by default. */
  carried?: CarriedShare
}

/** Starts a membership today, replaces the running one and notifies the member. */
export async function startMembership(
  services: Pick<Services, 'config' | 'clock' | 'jobs'>,
  tx: Transaction,
  profileId: number,
  plan: PlanRow,
  purchase: Purchase = {},
): Promise<MembershipRow> {
  const now = services.clock.now()
  await lockHolder(tx, profileId)
  const [previous] = await runningOf(tx, profileId, now).for('no key update')
  if (previous) await tx.update(memberships).set({ replacedAt: now }).where(eq(memberships.id, previous.id))
  const started = await insert(tx, { profileId, plan, purchase, startsOn: indianDay(now), previous })
  if (previous)
    await tx.update(topUps).set({ membershipId: started.id }).where(eq(topUps.membershipId, previous.id))
  await followOn(tx, started, now)
  await markPaying(tx, profileId, started)
  const details = { plan: plan.name, endsOn: expiryShown(started.endsOn), ...servicePeriod(started) }
  await notify(services, tx, { to: profileId, kind: 'membershipActivated', details })
  return started
}

/** A renewal starts by itself on the day after the running membership ends, or today if none is running. */
export async function renewMembership(
  services: Pick<Services, 'config' | 'clock' | 'jobs'>,
  tx: Transaction,
  profileId: number,
  plan: PlanRow,
  purchase: Purchase,
): Promise<MembershipRow> {
  const now = services.clock.now()
  await lockHolder(tx, profileId)
  const [previous] = await runningOf(tx, profileId, now).for('no key update')
  if (!previous) return await startMembership(services, tx, profileId, plan, purchase)
  if ((await waitingOf(tx, profileId, now)).length > 0) throw new Failure('renewal_waits')
  const waiting = await insert(tx, {
    profileId,
    plan,
    purchase,
    startsOn: dayAfter(previous.endsOn, 1),
    announced: false,
  })
  const details = { plan: plan.name, startsOn: dayShown(waiting.startsOn), ...servicePeriod(waiting) }
  await notify(services, tx, { to: profileId, kind: 'membershipRenewed', details })
  return waiting
}

interface NewMembership {
  profileId: number
  plan: PlanRow
  purchase: Purchase
  startsOn: string
  previous?: MembershipRow | undefined
  announced?: boolean
}

async function insert(
  tx: Transaction,
  { profileId, plan, purchase, startsOn, previous, announced = true }: NewMembership,
) {
  const { invoiceId = null, paidValue = paise(0), extraDays = 0 } = purchase
  const quotas = carryOver(plan, previous, purchase.carried ?? everything)
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
      replacesId: previous?.id ?? null,
      frozenAt: previous?.frozenAt ?? null,
      planName: plan.name,
      tag: plan.tag,
      price: plan.price,
      duration: plan.duration,
      durationUnit: plan.durationUnit,
      startsOn,
      endsOn,
      elite: plan.category === 'Elite',
      ...promisesOf(plan, startsOn, endsOn),
      ...quotas,
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
