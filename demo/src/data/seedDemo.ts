import { indianDay } from '@bnr/contract/indianDay'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../server/src/services/services.ts'
import { seedStaff } from './demoLogins.ts'
import { seedSales } from './sales/seedSales.ts'
import { seedDemoMembers } from './seedDemoMembers.ts'
import { type SeedOptions, seedProfiles } from './seedProfiles.ts'
import { seedProposals } from './seedProposals.ts'

/**
 * Adds the demo data: staff, demo profiles, and the members that a visitor can log in as, which come last so that
 * they are the newest. Existing data is left alone. Production gets nothing, and 0 profiles mean only the staff.
 */
export async function seedDemo(
  services: Pick<Services, 'config' | 'db' | 'storage' | 'clock' | 'log' | 'secrets'>,
  options: SeedOptions,
): Promise<void> {
  if (services.config.production) return
  await seedStaff(services)
  if (options.profiles === 0) return
  await seedProfiles(services, options)
  await seedDemoMembers(services)
  await seedSales(services)
  await seedProposals(services)
  await seedActivity(services)
}

/** The last days on which demo members used the service, once: some today, some this week, most earlier. */
async function seedActivity({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const spread = sql`update search_profiles set active_on = ${indianDay(clock.now())}::date - profile_id % 45
    where profile_id % 45 < 30 and not exists (select 1 from search_profiles where active_on <> '1970-01-01')`
  await db.inTransaction(async (tx) => {
    await tx.liftTimeouts()
    await tx.execute(spread)
  })
  // Counting searches read only the index where the visibility map is up to date.
  await db.inSession((session) => session.query('vacuum (analyze) search_profiles'))
}
