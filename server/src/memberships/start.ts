import { daysOf } from '@bnr/contract/plans/schemas'
import { eq } from 'drizzle-orm'
import type { PlanRow } from '../plans/store.ts'
import { indianDay } from '../platform/clock.ts'
import type { Transaction } from '../platform/database.ts'
import { carryOver } from './carryOver.ts'
import { runningOf } from './current.ts'
import { lockHolder, markPaying } from './holder.ts'
import { memberships } from './tables.ts'

const day = 86_400_000

/** Starts a membership of a plan today, in place of the one that is running; what is left of that carries over. */
export async function startMembership(tx: Transaction, profileId: number, plan: PlanRow, now: Date) {
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
    endsOn: lastDayOf(plan, now),
    highlightDays: daysOf({ duration: plan.highlightDuration, durationUnit: plan.highlightUnit }),
    ...carryOver(plan, held),
  })
  await markPaying(tx, profileId, { elite: plan.category === 'Elite' })
}

/** The first day counts. */
export function lastDayOf(plan: Pick<PlanRow, 'duration' | 'durationUnit'>, from: Date): string {
  return indianDay(new Date(from.getTime() + (daysOf(plan) - 1) * day))
}
