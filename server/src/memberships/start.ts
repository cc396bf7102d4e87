import { indianDay } from '@bnr/contract/indianDay'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { daysOf } from '@bnr/contract/plans/schemas'
import { eq } from 'drizzle-orm'
import { notify } from '../notifications/notify.ts'
import type { PlanRow } from '../plans/store.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { carryOver } from './carryOver.ts'
import { runningOf } from './current.ts'
import { lockHolder, markPaying } from './holder.ts'
import { promisesOf } from './promises.ts'
import { memberships } from './tables.ts'

/** Starts a membership of a plan today, in place of the running one, whose rest carries over, and tells the member. */
export async function startMembership(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Transaction,
  profileId: number,
  plan: PlanRow,
): Promise<void> {
  const now = services.clock.now()
  const endsOn = lastDayOf(plan, now)
  await lockHolder(tx, profileId)
  const [held] = await runningOf(tx, profileId, now).for('update')
  if (held) await tx.update(memberships).set({ replacedAt: now }).where(eq(memberships.id, held.id))
  await tx.insert(memberships).values({
    profileId,
    planName: plan.name,
    tag: plan.tag,
    price: plan.price,
    duration: plan.duration,
    durationUnit: plan.durationUnit,
    startsOn: indianDay(now),
    endsOn,
    ...promisesOf(plan, indianDay(now), endsOn),
    ...carryOver(plan, held),
  })
  await markPaying(tx, profileId, { elite: plan.category === 'Elite' })
  const details = { plan: plan.name, endsOn: ordinalDay(endsOn) }
  await notify(services, tx, { to: profileId, kind: 'membershipActivated', details })
}

/** The first day counts. */
export function lastDayOf(plan: Pick<PlanRow, 'duration' | 'durationUnit'>, from: Date): string {
  return indianDay(daysAfter(from, daysOf(plan) - 1))
}
