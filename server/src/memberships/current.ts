import { type CurrentMembership, freeMembership } from '@bnr/contract/memberships/schemas'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { indianDay } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { memberships } from './tables.ts'

export type MembershipRow = typeof memberships.$inferSelect

/** Whether a membership holds today: decided by its dates, so that no reader waits for the job that ends them. */
export function running(now: Date): SQL {
  return sql`replaced_at is null and ${indianDay(now)}::date between starts_on and ends_on`
}

/** What a member holds today; Free Membership with nothing to spend when no plan is running. */
export async function currentMembershipOf(
  db: Queryable,
  profileId: number,
  now: Date,
): Promise<CurrentMembership> {
  const [row] = await runningOf(db, profileId, now)
  return row ? presentMembership(row, now) : free
}

/** The running membership as a query, so that a change can lock what it reads. */
export function runningOf(db: Queryable, profileId: number, now: Date) {
  return db
    .select()
    .from(memberships)
    .where(and(eq(memberships.profileId, profileId), running(now)))
    .orderBy(desc(memberships.endsOn), desc(memberships.id))
    .limit(1)
}

const free: CurrentMembership = {
  planName: freeMembership,
  duration: 0,
  durationUnit: 'DAYS',
  daysToExpiry: 0,
  phoneContacts: 0,
  usedPhoneContacts: 0,
  expressInterests: 0,
  usedExpressInterests: 0,
}

function presentMembership(row: MembershipRow, now: Date): CurrentMembership {
  return {
    planName: row.planName,
    duration: row.duration,
    durationUnit: row.durationUnit,
    daysToExpiry: daysBetween(indianDay(now), row.endsOn),
    expiresOn: row.endsOn,
    phoneContacts: row.phoneContacts,
    usedPhoneContacts: row.usedPhoneContacts,
    expressInterests: row.expressInterests,
    usedExpressInterests: row.usedExpressInterests,
  }
}

const day = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)
