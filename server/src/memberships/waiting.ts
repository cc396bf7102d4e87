import { expiryShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { daysOf } from '@bnr/contract/plans/schemas'
import { closedStatuses, type ProfileStatus } from '@bnr/contract/profiles/transitions'
import { eq, sql } from 'drizzle-orm'
import { arrayOf, sqlRows, type Transaction } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'
import type { Services } from '../services/services.ts'
import { type MembershipRow, waitingOf } from './current.ts'
import { dayAfter, daysBetween, servicePeriod } from './days.ts'
import { markPaying } from './holder.ts'
import { memberships } from './tables.ts'

/** Moves a waiting renewal to the day after the new end of the membership before it. */
export async function followOn(tx: Transaction, before: MembershipRow, now: Date): Promise<void> {
  const [waiting] = (await waitingOf(tx, before.profileId, now)).filter(({ id }) => id !== before.id)
  if (!waiting) return
  const startsOn = dayAfter(before.endsOn, 1)
  const later = daysBetween(waiting.startsOn, startsOn)
  const moved = (day: string | null) => day && dayAfter(day, later)
  await tx
    .update(memberships)
    .set({
      startsOn,
      endsOn: dayAfter(startsOn, daysOf(waiting) + waiting.extraDays - 1),
      highlightUntil: moved(waiting.highlightUntil),
      prominentUntil: moved(waiting.prominentUntil),
    })
    .where(eq(memberships.id, waiting.id))
}

const batchSize = 200

/**
 * Runs daily: notifies the members whose renewal has started, unless they have closed the profile, and updates how their
 * profiles are marked.
 */
export async function announceRenewals(services: Services): Promise<void> {
  while ((await announceNext(services)) === batchSize);
}

type Started = Pick<MembershipRow, 'id' | 'profileId' | 'planName' | 'startsOn' | 'endsOn' | 'elite'> & {
  status: ProfileStatus
}

async function announceNext(services: Services): Promise<number> {
  const today = indianDay(services.clock.now())
  return await services.db.inTransaction(async (tx) => {
    const isDue = sql`not announced and replaced_at is null and starts_on <= ${today}::date`
    const due = await sqlRows<{ id: number }>(tx)`
      select id from memberships where ${isDue} order by id limit ${batchSize}`
    const ids = arrayOf(due.map(({ id }) => id))
    // The member first, as everywhere, since a purchase locks both.
    await tx.execute(sql`select 1 from profiles where id in (select profile_id from memberships where id = any(${ids}))
      order by id for no key update`)
    const started = await sqlRows<Started>(tx)`
      update memberships m set announced = true from profiles p
        where p.id = m.profile_id and m.id = any(${ids}) and ${isDue}
        returning m.id, m.profile_id as "profileId", m.plan_name as "planName", m.starts_on::text as "startsOn",
          m.ends_on::text as "endsOn", m.elite, p.status`
    for (const row of started) {
      await markPaying(tx, row.profileId, row)
      if (closedStatuses.includes(row.status)) continue
      const details = { plan: row.planName, endsOn: expiryShown(row.endsOn), ...servicePeriod(row) }
      await notify(services, tx, { to: row.profileId, kind: 'membershipActivated', details })
    }
    return due.length
  })
}
