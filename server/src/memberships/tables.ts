import { type Paise, paise } from '@bnr/contract/money'
import type { PeriodUnit } from '@bnr/contract/plans/schemas'
import type { PackageTag } from '@bnr/contract/plans/tags'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { day, moment } from '../platform/columns.ts'

/** What a member holds, as it was sold: later changes of the catalogue do not touch it. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer('profile_id').notNull(),
    /** Version of the plan; null of those from before there were versions. */
    planId: integer('plan_id'),
    /** Null of a grant. */
    invoiceId: integer('invoice_id').unique('memberships_invoice'),
    planName: text('plan_name').notNull(),
    tag: text().$type<PackageTag>().notNull(),
    /** In paise, before tax. */
    price: integer().$type<Paise>().notNull(),
    /** What it is worth when it is given up on its first day: taxable value paid, and the credit it took in. In paise. */
    paidValue: integer('paid_value').$type<Paise>().notNull().default(paise(0)),
    duration: smallint().notNull(),
    durationUnit: text('duration_unit').$type<PeriodUnit>().notNull(),
    startsOn: day('starts_on').notNull(),
    /** The last day that it holds. */
    endsOn: day('ends_on').notNull(),
    /** Days that staff granted beyond the plan, at its end. */
    extraDays: smallint('extra_days').notNull().default(0),
    elite: boolean().notNull().default(false),
    /** The member knows that it has started; false while it waits for the one before it. */
    announced: boolean().notNull().default(true),
    /** When another took its place. */
    replacedAt: moment('replaced_at'),
    /** Since when nothing of its quotas can be spent, because the bank took its money back. */
    frozenAt: moment('frozen_at'),
    /** The last notice that the member got of its end: so many days before it. */
    endToldDays: smallint('end_told_days'),
    highlightDays: smallint('highlight_days').notNull().default(0),
    /** The last day that the profile is highlighted. */
    highlightUntil: day('highlight_until'),
    /** The last day that it is shown prominently. */
    prominentUntil: day('prominent_until'),
    goldTagged: boolean('gold_tagged').notNull().default(false),
    phoneContacts: integer('phone_contacts').notNull(),
    usedPhoneContacts: integer('used_phone_contacts').notNull().default(0),
    expressInterests: integer('express_interests').notNull(),
    usedExpressInterests: integer('used_express_interests').notNull().default(0),
  },
  (t) => [
    index('memberships_profile').on(t.profileId, t.endsOn),
    index('memberships_unannounced').on(t.startsOn).where(sql`not announced`),
    index('memberships_end').on(t.endsOn).where(sql`replaced_at is null`),
    index('memberships_begun').on(t.startsOn, t.planName, t.profileId),
    check('memberships_phone_contacts', sql`${t.usedPhoneContacts} between 0 and ${t.phoneContacts}`),
    check(
      'memberships_express_interests',
      sql`${t.usedExpressInterests} between 0 and ${t.expressInterests}`,
    ),
  ],
)
