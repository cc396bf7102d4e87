import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Clock } from '../platform/clock.ts'
import { catalogue } from './catalogue.ts'
import { plans } from './tables.ts'

/** Fills an empty price list; later it belongs to staff. Processes that start together wait for one another. */
export async function seedPlans(db: Database, clock: Clock): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.execute(sql`lock table ${plans} in share row exclusive mode`)
    if ((await tx.$count(plans)) > 0) return
    const createdAt = clock.now()
    await tx.insert(plans).values(catalogue.map((plan) => ({ ...plan, createdAt })))
  })
}
