import { expiryShown } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import { eq, sql } from 'drizzle-orm'
import { arrayOf, sqlRows, type Transaction } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { notify } from '../notifications/notify.ts'
import type { Services } from '../services/services.ts'
import { running } from './current.ts'
import { memberships } from './tables.ts'
import { announceRenewals } from './waiting.ts'

const profileBatch = 500

/**
 * Runs daily: announces renewals, removes the mark of paying members whose membership has ended, and notifies those
 * whose membership ends soon.
 */
export async function endMemberships(services: Services): Promise<void> {
  await announceRenewals(services)
  for (let ended: number | undefined = 0; ended !== undefined; ) ended = await endNext(services, ended)
  await notifyEnding(services)
}

/**
 * Handles the next profiles after an id. Returns the last id, or undefined at the end. Memberships start only while
 * their profile is locked, so the condition is checked again after locking.
 */
async function endNext({ db, clock }: Services, after: number): Promise<number | undefined> {
  const hasNoMembership = sql`not exists (select 1 from memberships m
    where m.profile_id = profiles.id and ${running(clock.now())})`
  return await db.inTransaction(async (tx) => {
    const found = await sqlRows<{ id: number }>(tx)`
      select id from profiles where paid and id > ${after} and ${hasNoMembership}
        order by id limit ${profileBatch} for no key update`
    const ids = arrayOf(found.map(({ id }) => id))
    await tx.execute(
      sql`with ended as (
          update profiles set paid = false, elite = false where id = any(${ids}) and ${hasNoMembership} returning id)
        update search_profiles set paid = false, elite = false from ended where profile_id = ended.id`,
    )
    return found.at(-1)?.id
  })
}

/** Days before the end on which a member is notified, fewest first. */
const notices = [1, 7] as const
const noticeBatch = 100

/** Notifies every member whose membership ends soon, once for each notice. */
async function notifyEnding(services: Services): Promise<void> {
  for (const days of notices) while ((await notifyNext(services, days)) === noticeBatch);
}

type Ending = { id: number; profile_id: number; plan_name: string; ends_on: string }

async function notifyNext(services: Services, days: number): Promise<number> {
  return await services.db.inTransaction(async (tx) => {
    const ending = await endingWithin(tx, days, indianDay(services.clock.now()))
    for (const { id, profile_id, plan_name, ends_on } of ending) {
      const details = { plan: plan_name, endsOn: expiryShown(ends_on) }
      await notify(services, tx, { to: profile_id, kind: 'membershipEnding', details })
      await tx.update(memberships).set({ endToldDays: days }).where(eq(memberships.id, id))
    }
    return ending.length
  })
}

/** Finds memberships of active profiles that have not had this notice or a later one. */
async function endingWithin(tx: Transaction, days: number, today: string): Promise<Ending[]> {
  return await sqlRows<Ending>(tx)`select m.id, m.profile_id, m.plan_name, m.ends_on::text
      from memberships m join profiles p on p.id = m.profile_id and p.status in ('Ready', 'Active')
      where m.replaced_at is null and m.ends_on between ${today}::date and ${today}::date + ${days}::int
        and (m.end_told_days is null or m.end_told_days > ${days})
        and not exists (select 1 from memberships w
          where w.profile_id = m.profile_id and w.replaced_at is null and w.starts_on > m.ends_on)
      order by m.id limit ${noticeBatch} for no key update of m`
}

export const endMembershipsJob = scheduledJob({
  name: 'endMemberships',
  run: endMemberships,
  schedule: '5 0 * * *',
})
