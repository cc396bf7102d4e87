import { indianDay } from '@bnr/contract/indianDay'
import { type CurrentMembership, freeMembership } from '@bnr/contract/memberships/schemas'
import { noPaise } from '@bnr/contract/money'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import { daysBetween } from './days.ts'
import { memberships } from './tables.ts'

export type MembershipRow = typeof memberships.$inferSelect

/**
 * Condition for a membership that is valid today. It uses the dates alone, so that readers need not wait for the
 * daily job.
 */
export function running(now: Date): SQL {
  return sql`replaced_at is null and ${indianDay(now)}::date between starts_on and ends_on`
}

/** Condition for a renewal that has not started. */
function waiting(now: Date): SQL {
  return sql`replaced_at is null and starts_on > ${indianDay(now)}::date`
}

/** Columns of a running membership that are shown. */
const shown = [
  'planName',
  'tag',
  'price',
  'duration',
  'durationUnit',
  'endsOn',
  'highlightDays',
  'highlightUntil',
  'goldTagged',
  'phoneContacts',
  'usedPhoneContacts',
  'expressInterests',
  'usedExpressInterests',
  'frozenAt',
] as const satisfies readonly (keyof MembershipRow)[]
/** In JSON, `frozenAt` is text. */
export type RunningMembership = Omit<Pick<MembershipRow, (typeof shown)[number]>, 'frozenAt'> & {
  frozenAt: Date | string | null
}

const shownPairs = sql.raw(shown.map((name) => `'${name}', ${memberships[name].name}`).join(', '))

/** The running membership as one JSON value, or null, for use inside larger queries. */
export function runningAsJson(profileId: SQL, now: Date): SQL {
  return sql`(select json_build_object(${shownPairs}) from memberships
    where profile_id = ${profileId} and ${running(now)} order by ends_on desc, id desc limit 1)`
}

type Renewal = Required<Pick<CurrentMembership, 'renewsOn' | 'renewalPlanName'>>

/** The member's current membership, or Free Membership without quotas if no plan is running. */
export async function currentMembershipOf(
  db: Queryable,
  profileId: number,
  now: Date,
): Promise<CurrentMembership> {
  const [row] = await sqlRows<{ held: RunningMembership | null; renewal: Renewal | null }>(db)`
    select ${runningAsJson(sql`${profileId}`, now)} as held,
      (select json_build_object('renewsOn', starts_on, 'renewalPlanName', plan_name) from memberships
        where profile_id = ${profileId} and ${waiting(now)} order by starts_on limit 1) as renewal`
  return { ...presentMembership(row?.held ?? null, now), ...row?.renewal }
}

/** The running membership as a query, so that callers can lock the row. */
export function runningOf(db: Queryable, profileId: number, now: Date) {
  return db
    .select()
    .from(memberships)
    .where(and(eq(memberships.profileId, profileId), running(now)))
    .orderBy(desc(memberships.endsOn), desc(memberships.id))
    .limit(1)
}

/** The renewal that has not started. At most one: the profile is locked while a renewal is created. */
export function waitingOf(tx: Queryable, profileId: number, now: Date) {
  return tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.profileId, profileId), waiting(now)))
    .orderBy(memberships.id)
    .limit(1)
}

const freePlan: CurrentMembership = {
  planName: freeMembership,
  price: noPaise,
  duration: 0,
  durationUnit: 'DAYS',
  daysToExpiry: 0,
  phoneContacts: 0,
  usedPhoneContacts: 0,
  expressInterests: 0,
  usedExpressInterests: 0,
}

export function presentMembership(membership: RunningMembership | null, now: Date): CurrentMembership {
  if (!membership) return freePlan
  const { endsOn, frozenAt, ...rest } = membership
  const frozen = frozenAt ? { isFrozen: true as const } : {}
  return { ...rest, ...frozen, expiresOn: endsOn, daysToExpiry: daysBetween(indianDay(now), endsOn) }
}
