import { expiryShown } from '@bnr/contract/dates'
import { daysOf } from '@bnr/contract/plans/schemas'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'
import type { PlanRow } from '../plans/store.ts'
import { wrongState } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { type MembershipRow, runningOf } from './current.ts'
import { dayAfter } from './days.ts'
import { lockHolder } from './holder.ts'
import { moveOpenNumbers } from './openNumbers.ts'
import { startMembership } from './start.ts'
import { memberships } from './tables.ts'
import { followOn } from './waiting.ts'

/**
 * Grants a plan free of charge. If the member has a paid membership, its quotas and days are added to that; otherwise
 * a new membership starts today.
 */
export async function grantPlan(
  services: Pick<Services, 'config' | 'clock' | 'jobs'>,
  tx: Transaction,
  profileId: number,
  plan: PlanRow,
): Promise<MembershipRow> {
  await lockHolder(tx, profileId)
  const [running] = await runningOf(tx, profileId, services.clock.now()).for('no key update')
  if (!running || running.invoiceId === null) return await startMembership(services, tx, profileId, plan)
  return await extend(services, tx, running, plan)
}

/** The most that the column can store. */
const mostExtraDays = 32_767

async function extend(
  services: Pick<Services, 'config' | 'clock' | 'jobs'>,
  tx: Transaction,
  running: MembershipRow,
  plan: PlanRow,
): Promise<MembershipRow> {
  const days = daysOf(plan)
  if (running.extraDays + days > mostExtraDays)
    throw wrongState('The membership has too many extra days for this plan. Grant a shorter one')
  const [row] = await tx
    .update(memberships)
    .set({
      endsOn: dayAfter(running.endsOn, days),
      extraDays: running.extraDays + days,
      endToldDays: null,
      phoneContacts: sql`${memberships.phoneContacts} + ${plan.phoneContacts}`,
      expressInterests: sql`${memberships.expressInterests} + ${plan.expressInterests}`,
    })
    .where(eq(memberships.id, running.id))
    .returning()
  const extended = row ?? running
  await moveOpenNumbers(tx, running, extended.endsOn)
  await followOn(tx, extended, services.clock.now())
  const details = { plan: plan.name, held: extended.planName, endsOn: expiryShown(extended.endsOn) }
  await notify(services, tx, { to: extended.profileId, kind: 'membershipExtended', details })
  return extended
}
