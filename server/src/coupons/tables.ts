import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { day, moment, notNegative } from '../database/columns.ts'

/** Discount codes. Their uses are counted from the invoices. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Upper case. */
    code: text().notNull().unique('coupons_code'),
    /** Either a percentage of the price or an amount. */
    percent: smallint(),
    amount: integer().$type<Paise>(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    /** Maximum uses in all and for each member; null means no limit. */
    limitInAll: integer('limit_in_all'),
    limitForEach: integer('limit_for_each'),
    /** First versions of the plans it is valid for; empty means all plans. */
    planIds: integer('plan_ids').array().notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    check('coupons_amount', sql`${t.amount} > 0`),
    check('coupons_days', sql`${t.startsOn} <= ${t.endsOn}`),
    notNegative('coupons_limits', t.limitInAll, t.limitForEach),
    index('coupons_not_ended').on(t.endsOn, t.startsOn).where(sql`ended_at is null`),
    check('coupons_one_kind', sql`(${t.percent} is null) <> (${t.amount} is null)`),
    check('coupons_percent', sql`${t.percent} between 1 and 100`),
  ],
)
