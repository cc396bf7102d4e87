import { indianDay } from '@bnr/contract/indianDay'
import { paiseOf } from '@bnr/contract/money'
import { coupons } from '../../server/src/coupons/tables.ts'
import { daysAfter } from '../../server/src/platform/clock.ts'
import type { Services } from '../../server/src/services/services.ts'

/**
 * Adds the coupons of a demo: one for everybody, one for the first fifty uses, and expired ones of past feasts.
 * Existing codes stay unchanged.
 */
export async function seedCoupons({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const day = (days: number) => indianDay(daysAfter(now, days))
  const running = { startsOn: day(-7), endsOn: day(180), limitForEach: 1 }
  const common = { planIds: [], createdAt: now }
  await db
    .insert(coupons)
    .values([
      { ...common, code: 'HARVEST15', percent: 15, startsOn: day(-720), endsOn: day(-600) },
      { ...common, code: 'CHRISTMAS20', percent: 20, startsOn: day(-345), endsOn: day(-315) },
      { ...common, code: 'EASTER25', percent: 25, startsOn: day(-90), endsOn: day(-60) },
      { ...common, code: 'FAMILY500', amount: paiseOf(500), ...running, limitInAll: 50 },
      { ...common, code: 'WELCOME10', percent: 10, ...running },
    ])
    .onConflictDoNothing()
}
