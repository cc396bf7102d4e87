import { indianDay } from '@bnr/contract/indianDay'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { eq, sql } from 'drizzle-orm'
import { notify } from '../notifications/notify.ts'
import { rows, type Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { memberships } from './tables.ts'

/** Days before the end at which a member is told, the nearest first. */
const notices = [1, 7] as const
const batchSize = 100

/** Tells every member whose membership is about to end, once for each notice. */
export async function tellOfEnds(services: Services): Promise<void> {
  for (const days of notices) while ((await tellNext(services, days)) === batchSize);
}

type Ending = { id: number; profile_id: number; plan_name: string; ends_on: string }

async function tellNext(services: Services, days: number): Promise<number> {
  return await services.db.inTransaction(async (tx) => {
    const ending = await endingWithin(tx, days, indianDay(services.clock.now()))
    for (const { id, profile_id, plan_name, ends_on } of ending) {
      const details = { plan: plan_name, endsOn: ordinalDay(ends_on) }
      await notify(services, tx, { to: profile_id, kind: 'membershipEnding', details })
      await tx.update(memberships).set({ endToldDays: days }).where(eq(memberships.id, id))
    }
    return ending.length
  })
}

/** Not told of it yet, nor by a later notice; and whose profile is in use. */
async function endingWithin(tx: Transaction, days: number, today: string): Promise<Ending[]> {
  return await rows<Ending>(
    tx,
    sql`select m.id, m.profile_id, m.plan_name, m.ends_on::text
      from memberships m join profiles p on p.id = m.profile_id and p.status in ('Ready', 'Active')
      where m.replaced_at is null and m.ends_on between ${today}::date and ${today}::date + ${days}::int
        and (m.end_told_days is null or m.end_told_days > ${days})
      order by m.id limit ${batchSize} for update of m`,
  )
}
