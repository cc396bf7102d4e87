import { indianDay } from '@bnr/contract/indianDay'
import { type CurrentMembership, freeMembership } from '@bnr/contract/memberships/schemas'
import { noPaise } from '@bnr/contract/money'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../platform/database.ts'
import { daysBetween } from './days.ts'
import { memberships } from './tables.ts'

export type MembershipRow = typeof memberships.$inferSelect

/** Whether a membership holds today: decided by its dates, so that no reader waits for the job that ends them. */
export function running(now: Date): SQL {
  return sql`replaced_at is null and ${indianDay(now)}::date between starts_on and ends_on`
}

/** Whether it is a renewal that has not begun. */
function waiting(now: Date): SQL {
  return sql`replaced_at is null and starts_on > ${indianDay(now)}::date`
}

/** What of a running membership is shown. */
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
/** `frozenAt` is text where it comes out of JSON. */
export type RunningMembership = Omit<Pick<MembershipRow, (typeof shown)[number]>, 'frozenAt'> & {
  frozenAt: Date | string | null
}

/** The running membership as one JSON value, null without one, for a statement that reads more than it. */
export function runningAsJson(profileId: SQL, now: Date): SQL {
  const pairs = shown.map((name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(memberships[name].name)}`)
  return sql`(select json_build_object(${sql.join(pairs, sql`, `)}) from memberships
    where profile_id = ${profileId} and ${running(now)} order by ends_on desc, id desc limit 1)`
}

type Renewal = Required<Pick<CurrentMembership, 'renewsOn' | 'renewalPlanName'>>

/** What a member holds today; Free Membership with nothing to spend when no plan is running. */
export async function currentMembershipOf(
  db: Queryable,
  profileId: number,
  now: Date,
): Promise<CurrentMembership> {
  const [row] = await rows<{ held: RunningMembership | null; renewal: Renewal | null }>(
    db,
    sql`select ${runningAsJson(sql`${profileId}`, now)} as held,
      (select json_build_object('renewsOn', starts_on, 'renewalPlanName', plan_name) from memberships
        where profile_id = ${profileId} and ${waiting(now)} order by starts_on limit 1) as renewal`,
  )
  return { ...presentHeld(row?.held ?? null, now), ...row?.renewal }
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

/** The renewal that has not begun; at most one, as its holder is locked while one is made. */
export function waitingOf(tx: Queryable, profileId: number, now: Date) {
  return tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.profileId, profileId), waiting(now)))
    .orderBy(memberships.id)
    .limit(1)
}

const free: CurrentMembership = {
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

export function presentHeld(held: RunningMembership | null, now: Date): CurrentMembership {
  if (!held) return free
  const { endsOn, frozenAt, ...rest } = held
  const frozen = frozenAt ? { isFrozen: true as const } : {}
  return { ...rest, ...frozen, expiresOn: endsOn, daysToExpiry: daysBetween(indianDay(now), endsOn) }
}
