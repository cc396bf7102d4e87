import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { day, moment } from '../platform/columns.ts'

/** What takes something off a price for whoever knows its code. How often it was used, the invoices say. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In capital letters. */
    code: text().notNull().unique('coupons_code'),
    /** Either a percentage of the price or an amount. */
    percent: smallint(),
    amount: integer().$type<Paise>(),
    startsOn: day('starts_on').notNull(),
    endsOn: day('ends_on').notNull(),
    /** How often in all, and by each member; null for no limit. */
    limitInAll: integer('limit_in_all'),
    limitForEach: integer('limit_for_each'),
    /** Packages it holds for; none for all. */
    planIds: integer('plan_ids').array().notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('coupons_not_ended').on(t.endsOn, t.startsOn).where(sql`ended_at is null`),
    check('coupons_one_kind', sql`(${t.percent} is null) <> (${t.amount} is null)`),
    check('coupons_percent', sql`${t.percent} between 1 and 100`),
  ],
)
