import type { Paise } from '@bnr/contract/money'
import type { PackageTag, PeriodUnit, PlanCategory } from '@bnr/contract/plans/schemas'
import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const unit = (name: string) => text(name).$type<PeriodUnit>().notNull()

/** The catalogue: what can be bought, and what no longer can. A plan that was sold is never deleted. */
export const plans = pgTable('plans', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  category: text().$type<PlanCategory>().notNull(),
  tag: text().$type<PackageTag>().notNull(),
  /** In paise, before tax. */
  price: integer().$type<Paise>().notNull(),
  duration: smallint().notNull(),
  durationUnit: unit('duration_unit'),
  phoneContacts: integer('phone_contacts').notNull(),
  expressInterests: integer('express_interests').notNull(),
  highlightDuration: smallint('highlight_duration').notNull().default(0),
  highlightUnit: unit('highlight_unit').default('DAYS'),
  prominenceDuration: smallint('prominence_duration').notNull().default(0),
  prominenceUnit: unit('prominence_unit').default('DAYS'),
  colour: text().notNull(),
  assistance: text(),
  hidden: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
