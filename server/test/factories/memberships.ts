import { eq } from 'drizzle-orm'
import { startMembership } from '../../src/memberships/start.ts'
import { loadPlan, type PlanRow } from '../../src/plans/store.ts'
import { plans } from '../../src/plans/tables.ts'
import type { TestService } from '../harness.ts'

export async function planNamed({ db }: TestService, name: string): Promise<PlanRow> {
  const [row] = await db.select().from(plans).where(eq(plans.name, name))
  if (!row) throw new Error(`there is no plan ${name}`)
  return row
}

let made = 0

/** A plan with exactly these quotas, hidden so that price lists do not change. */
export async function createPlan(service: TestService, values: Partial<typeof plans.$inferInsert> = {}) {
  const { id: _, ...like } = await planNamed(service, 'Saphire Trial')
  const [row] = await service.db
    .insert(plans)
    .values({ ...like, name: `Saphire Trial ${++made}`, ...values })
    .returning()
  if (!row) throw new Error('the plan was not created')
  return row
}

/** Gives a member a membership that starts today. */
export async function giveMembership(
  service: TestService,
  profileId: number,
  values: Partial<typeof plans.$inferInsert> = {},
): Promise<PlanRow> {
  const { id } = await createPlan(service, values)
  const plan = await loadPlan(service.db, id)
  await service.db.inTransaction((tx) => startMembership(service, tx, profileId, plan))
  return plan
}
