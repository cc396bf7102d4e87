import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows, type Transaction } from '../database/database.ts'
import type { Period } from './period.ts'

/** When the figures were last counted. Undefined before the first count. */
export async function lastCounted(db: Queryable): Promise<Date | undefined> {
  const [found] = await rows<{ at: string }>(
    db,
    sql`select by_day_at as at from figures_counted where by_day_at is not null`,
  )
  return found && new Date(found.at)
}

export interface Amounts {
  value: string
  current: number
  before: number
  ever: number
}

const inPeriod = (day: SQL, { from, to }: Period): SQL => sql`${day} between ${from}::date and ${to}::date`
const inPeriodBefore = (day: SQL, { beforeFrom, beforeTo }: Period): SQL =>
  sql`${day} between ${beforeFrom}::date and ${beforeTo}::date`

/** The amounts of a topic by value: in the period, in the period before and in total. */
export async function amountsByValue(db: Queryable, topic: string, period: Period): Promise<Amounts[]> {
  const [current, before] = [inPeriod(sql`day`, period), inPeriodBefore(sql`day`, period)]
  return await rows(
    db,
    sql`select value, ${summed(current)} as current, ${summed(before)} as before, sum(amount)::float8 as ever
      from daily_figures where topic = ${topic} group by value order by 2 desc, 4 desc, 1`,
  )
}

const summed = (where: SQL): SQL => sql`coalesce(sum(amount) filter (where ${where}), 0)::float8`

/**
 * Members by plan whose membership begins in the period. A member who takes a plan twice counts once, as in the list
 * behind the figure, so days cannot be added up. Uses the index `memberships_begun`.
 */
export async function membersByPlan(db: Queryable, period: Period): Promise<Amounts[]> {
  const [current, before] = [inPeriod(sql`starts_on`, period), inPeriodBefore(sql`starts_on`, period)]
  const members = (where: SQL) => sql`count(distinct profile_id) filter (where ${where})::float8`
  return await rows(
    db,
    sql`with begun as (
        select plan_name as value, ${members(current)} as current, ${members(before)} as before
        from memberships where starts_on between ${period.beforeFrom}::date and ${period.to}::date group by plan_name
      ), total as (select value, sum(amount)::float8 as ever from daily_figures where topic = 'package' group by value)
      select value, coalesce(current, 0) as current, coalesce(before, 0) as before, coalesce(ever, 0) as ever
      from begun full join total using (value) order by 2 desc, 4 desc, 1`,
  )
}

/** The amounts of a topic by month (yyyy-MM), in the period and the one before. Months without rows are missing. */
export async function amountsByMonth(
  db: Queryable,
  topic: string,
  period: Period,
): Promise<{ month: string; amount: number }[]> {
  return await rows(
    db,
    sql`select to_char(day, 'YYYY-MM') as month, sum(amount)::float8 as amount from daily_figures
      where topic = ${topic} and (${inPeriod(sql`day`, period)} or ${inPeriodBefore(sql`day`, period)}) group by 1`,
  )
}

/**
 * Claims the next count. Succeeds for one of several concurrent requests, and only if nobody has claimed or finished
 * a count since `older`.
 */
export async function claimCounting(tx: Transaction, now: Date, older: Date): Promise<boolean> {
  const before = older.toISOString()
  const claimed = await rows(
    tx,
    sql`update figures_counted set asked_at = ${now.toISOString()} where id in (
        select id from figures_counted
        where (by_day_at is null or by_day_at < ${before}) and (asked_at is null or asked_at < ${before})
        for no key update skip locked
      ) returning id`,
  )
  return claimed.length > 0
}
