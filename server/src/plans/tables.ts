import type { Paise } from '@bnr/contract/money'
import type { PeriodUnit, PlanCategory } from '@bnr/contract/plans/schemas'
import type { PlanTag } from '@bnr/contract/plans/tags'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, notNegative } from '../database/columns.ts'

const unit = (name: string) => text(name).$type<PeriodUnit>().notNull()

/**
 * All versions of all plans, on sale or not. Nothing is deleted: an edit creates a new version that replaces the old
 * one.
 */
export const plans = pgTable(
  'plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    category: text().$type<PlanCategory>().notNull(),
    tag: text().$type<PlanTag>().notNull(),
    /** In paise, before tax. */
    price: integer().$type<Paise>().notNull(),
    /** 0 for a top-up, which ends with the running plan. */
    duration: smallint().notNull(),
    durationUnit: unit('duration_unit'),
    phoneContacts: integer('phone_contacts').notNull(),
    expressInterests: integer('express_interests').notNull(),
    highlightDuration: smallint('highlight_duration').notNull().default(0),
    highlightUnit: unit('highlight_unit').default('DAYS'),
    prominenceDuration: smallint('prominence_duration').notNull().default(0),
    prominenceUnit: unit('prominence_unit').default('DAYS'),
    colour: text().notNull(),
    goldTagged: boolean('gold_tagged').notNull().default(false),
    assisted: boolean().notNull().default(false),
    assistance: text(),
    /** How many profiles the relationship manager aims to propose in a week. */
    weeklyAim: smallint('weekly_aim').notNull().default(0),
    hidden: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** First version of the plan; null on that version itself. */
    firstVersionId: integer('first_version_id').references((): AnyPgColumn => plans.id),
    replacedAt: moment('replaced_at'),
  },
  (t) => [
    notNegative(
      'plans_amounts',
      t.price,
      t.phoneContacts,
      t.expressInterests,
      t.highlightDuration,
      t.prominenceDuration,
    ),
    check('plans_duration', sql`${t.duration} >= 0 and (${t.duration} = 0) = (${t.category} = 'topup')`),
    check(
      'plans_top_up',
      sql`${t.category} <> 'topup' or (${t.price} > 0 and ${t.phoneContacts} + ${t.expressInterests} > 0
        and ${t.highlightDuration} = 0 and ${t.prominenceDuration} = 0 and not ${t.goldTagged} and not ${t.assisted})`,
    ),
    check('plans_weekly_aim', sql`${t.weeklyAim} >= 0 and (${t.assisted} or ${t.weeklyAim} = 0)`),
    uniqueIndex('plans_name').on(t.category, sql`lower(${t.name})`).where(sql`replaced_at is null`),
    index('plans_versions').on(t.firstVersionId),
  ],
)
