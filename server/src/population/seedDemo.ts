import type { Services } from '../platform/services.ts'
import { seedStaff } from './demoLogins.ts'
import { seedSales } from './sales/seedSales.ts'
import { seedDemoMembers } from './seedDemoMembers.ts'
import { type SeedOptions, seedPopulation } from './seedPopulation.ts'

/**
 * Everything that a demo begins with: its staff, its population, then the members that a visitor can be, so that they
 * are the newest. What is there already stays. Production has none of it, a population of 0 the staff alone.
 */
export async function seedDemo(
  services: Pick<Services, 'config' | 'db' | 'storage' | 'clock' | 'log' | 'secrets'>,
  options: SeedOptions,
): Promise<void> {
  if (services.config.production) return
  await seedStaff(services)
  if (options.profiles === 0) return
  await seedPopulation(services, options)
  await seedDemoMembers(services)
  await seedSales(services)
}
