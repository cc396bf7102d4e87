import { expiryShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'
import type { PlanRow } from '../plans/store.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { runningOf } from './current.ts'
import { lockHolder } from './holder.ts'
import { memberships, topUps } from './tables.ts'

/** Adds the contacts and interests of a paid top-up to the running membership. An invoice adds them once. */
export async function addTopUp(
  services: Pick<Services, 'config' | 'clock' | 'jobs'>,
  tx: Transaction,
  profileId: number,
  { invoiceId, plan }: { invoiceId: number; plan: PlanRow },
): Promise<void> {
  await lockHolder(tx, profileId)
  const now = services.clock.now()
  const [running] = await runningOf(tx, profileId, now).for('no key update')
  if (!running) throw new Failure('no_plan_running')
  const { phoneContacts, expressInterests } = plan
  await tx
    .insert(topUps)
    .values({ membershipId: running.id, invoiceId, addedAt: now, phoneContacts, expressInterests })
  await tx
    .update(memberships)
    .set({
      phoneContacts: sql`${memberships.phoneContacts} + ${phoneContacts}`,
      toppedUpPhoneContacts: sql`${memberships.toppedUpPhoneContacts} + ${phoneContacts}`,
      expressInterests: sql`${memberships.expressInterests} + ${expressInterests}`,
      toppedUpExpressInterests: sql`${memberships.toppedUpExpressInterests} + ${expressInterests}`,
    })
    .where(eq(memberships.id, running.id))
  const details = { plan: plan.name, held: running.planName, endsOn: expiryShown(running.endsOn) }
  await notify(services, tx, { to: profileId, kind: 'topUpAdded', details })
}

/**
 * Withdraws what is left of a top-up whose money was returned, once. One statement reads and changes the counters, so
 * that a number viewed at the same moment is never withdrawn.
 */
export async function withdrawTopUp(tx: Transaction, invoiceId: number, now: Date): Promise<void> {
  const [topUp] = await tx
    .update(topUps)
    .set({ withdrawnAt: now })
    .where(and(eq(topUps.invoiceId, invoiceId), isNull(topUps.withdrawnAt)))
    .returning()
  if (!topUp) return
  const m = memberships
  const phones = sql`least(${topUp.phoneContacts}::int, ${m.toppedUpPhoneContacts}, ${m.phoneContacts} - ${m.usedPhoneContacts})`
  const interests = sql`least(${topUp.expressInterests}::int, ${m.toppedUpExpressInterests}, ${m.expressInterests} - ${m.usedExpressInterests})`
  await tx
    .update(m)
    .set({
      phoneContacts: sql`${m.phoneContacts} - ${phones}`,
      toppedUpPhoneContacts: sql`${m.toppedUpPhoneContacts} - ${phones}`,
      expressInterests: sql`${m.expressInterests} - ${interests}`,
      toppedUpExpressInterests: sql`${m.toppedUpExpressInterests} - ${interests}`,
    })
    .where(and(eq(m.id, topUp.membershipId), sql`${m.endsOn} >= ${indianDay(now)}::date`))
}
