import { indianDay } from '@bnr/contract/indianDay'
import { type SQL, sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { isNight } from '../notifications/night.ts'
import { notify } from '../notifications/notify.ts'
import type { Services } from '../services/services.ts'
import { whereThere } from '../viewing/visibility.ts'

const usualBatch = 100

/**
 * Runs each morning: notifies members of proposals that they answered with 'Later' and that wait for them again, each of
 * them once however many proposals return together.
 */
export async function notifyOfReturned(services: Services, batch = usualBatch): Promise<void> {
  if (isNight(services.clock.now())) return
  const notified = new Set<number>()
  while (await notifyNext(services, batch, notified));
}

/** Marks the next proposals and notifies their members; false if there were none. */
async function notifyNext(services: Services, batch: number, notified: Set<number>): Promise<boolean> {
  const found = await services.db.inTransaction(async (tx) => {
    const members = await rows<{ memberId: number; manager: string }>(tx, marked(services.clock.now(), batch))
    for (const { memberId, manager } of members)
      if (!notified.has(memberId))
        await notify(services, tx, { to: memberId, kind: 'proposalBack', details: { manager } })
    return members
  })
  for (const { memberId } of found) notified.add(memberId)
  return found.length > 0
}

/** The members of the next batch, with the manager of their newest proposal. Uses the index `proposals_to_notify`. */
const marked = (now: Date, batch: number): SQL => sql`with due as (
    select r.id from proposals r join profiles p on p.id = r.member_id and p.status = 'Active'
    where r.state = 'Later' and r.back_notified_on is distinct from r.back_on
      and r.back_on <= ${indianDay(now)}::date and ${whereThere(sql`r.profile_id`, { profileId: sql`r.member_id` })}
    order by r.back_on, r.id limit ${batch} for no key update of r skip locked
  ), marked as (
    update proposals set back_notified_on = back_on where id in (select id from due) returning id, member_id, staff_id
  )
  select distinct on (m.member_id) m.member_id as "memberId", u.name as manager
  from marked m join users u on u.id = m.staff_id order by m.member_id, m.id desc`

export const notifyOfReturnedJob = scheduledJob({
  name: 'notifyOfReturned',
  run: (services: Services) => notifyOfReturned(services),
  schedule: '20 8 * * *',
})
