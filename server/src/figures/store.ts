import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows, type Transaction } from '../database/database.ts'
import { firstOfMonth } from '../platform/clock.ts'
import type { Period } from './period.ts'

export interface Counted {
  at: Date
  /** The day in India. */
  day: string
}

/** When the figures were last counted. Undefined before the first count. */
export async function lastCounted(db: Queryable): Promise<Counted | undefined> {
  const [found] = await rows<{ at: string; day: string }>(
    db,
    sql`select at, day::text from figures_counted where at is not null`,
  )
  return found && { at: new Date(found.at), day: found.day }
}

export interface Amounts {
  value: string
  current: number
  before: number
  ever: number
}

/** The amounts of a topic by value: in the period, in the period before and in total. */
export async function amountsByValue(db: Queryable, topic: string, period: Period): Promise<Amounts[]> {
  const lastBefore = firstOfMonth(period.beforeTo, 0)
  const compared = sql`case when month = ${lastBefore} then amount_to_day else amount end`
  return await rows(
    db,
    sql`select value, ${summed(sql`amount`, sql`month >= ${period.from}`)} as current,
        ${summed(compared, sql`month >= ${period.beforeFrom} and month <= ${lastBefore}`)} as before,
        sum(amount)::float8 as ever
      from monthly_figures where topic = ${topic} group by value order by 2 desc, 4 desc, 1`,
  )
}

const summed = (amount: SQL, where: SQL): SQL =>
  sql`coalesce(sum(${amount}) filter (where ${where}), 0)::float8`

export interface MonthAmount {
  month: string
  amount: number
  toDay: number
}

/** The amounts of a topic by month, in the period and the one before. Months without rows are missing. */
export async function amountsByMonth(db: Queryable, topic: string, period: Period): Promise<MonthAmount[]> {
  return await rows(
    db,
    sql`select month::text, sum(amount)::float8 as amount, sum(amount_to_day)::float8 as "toDay"
      from monthly_figures where topic = ${topic} and month >= ${period.beforeFrom} group by month`,
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
        select id from figures_counted where (at is null or at < ${before}) and (asked_at is null or asked_at < ${before})
        for no key update skip locked
      ) returning id`,
  )
  return claimed.length > 0
}
