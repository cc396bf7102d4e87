import { type Paise, paise } from '@bnr/contract/money'
import type { PeriodUnit } from '@bnr/contract/plans/schemas'
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
import { day, moment, notNegative, partOf } from '../database/columns.ts'
import { invoices } from '../invoices/tables.ts'
import { plans } from '../plans/tables.ts'
import { profiles } from '../profiles/tables.ts'

/** Memberships as they were sold; later changes of the price list do not affect them. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: partOf('profile_id', () => profiles.id),
    /** Version of the plan; null for memberships from before versions. */
    planId: integer('plan_id').references(() => plans.id),
    /** Null for a grant. */
    invoiceId: integer('invoice_id')
      .unique('memberships_invoice')
      .references((): AnyPgColumn => invoices.id),
    planName: text('plan_name').notNull(),
    tag: text().$type<PlanTag>().notNull(),
    /** In paise, before tax. */
    price: integer().$type<Paise>().notNull(),
    /**
     * Worth if it is given up on its first day: the taxable value paid, and the upgrade credit that was used. In
     * paise.
     */
    paidValue: integer('paid_value').$type<Paise>().notNull().default(paise(0)),
    duration: smallint().notNull(),
    durationUnit: text('duration_unit').$type<PeriodUnit>().notNull(),
    startsOn: day('starts_on').notNull(),
    /** Last valid day. */
    endsOn: day('ends_on').notNull(),
    /** Days that staff added after the end of the plan. */
    extraDays: smallint('extra_days').notNull().default(0),
    elite: boolean().notNull().default(false),
    /** The member has been notified of the start; false while it waits for the one before. */
    announced: boolean().notNull().default(true),
    /** When another membership replaced it, or it was withdrawn before it began. */
    replacedAt: moment('replaced_at'),
    /** The membership of the same profile whose place it took, and whose unused quotas it received. */
    replacesId: integer('replaces_id').references((): AnyPgColumn => memberships.id, { onDelete: 'cascade' }),
    /**
     * True if it overlaps a later membership of its profile, which only memberships from before the constraint
     * `memberships_one_at_a_time` may do; drizzle cannot declare that constraint, so a migration adds it.
     */
    mayOverlap: boolean('may_overlap').default(false),
    /** Since when its quotas are frozen because the bank reversed the payment. */
    frozenAt: moment('frozen_at'),
    /** Days before the end of the last notice that the member got. */
    endToldDays: smallint('end_told_days'),
    highlightDays: smallint('highlight_days').notNull().default(0),
    /** Last day on which the profile is highlighted. */
    highlightUntil: day('highlight_until'),
    /** Last day on which it is shown prominently. */
    prominentUntil: day('prominent_until'),
    goldTagged: boolean('gold_tagged').notNull().default(false),
    /** What the plan, staff and top-ups gave together. */
    phoneContacts: integer('phone_contacts').notNull(),
    usedPhoneContacts: integer('used_phone_contacts').notNull().default(0),
    /** How many of them top-ups added. They are used last and carry over whole. */
    toppedUpPhoneContacts: integer('topped_up_phone_contacts').notNull().default(0),
    expressInterests: integer('express_interests').notNull(),
    usedExpressInterests: integer('used_express_interests').notNull().default(0),
    toppedUpExpressInterests: integer('topped_up_express_interests').notNull().default(0),
  },
  (t) => [
    check('memberships_days', sql`${t.startsOn} <= ${t.endsOn}`),
    notNegative('memberships_amounts', t.price, t.paidValue, t.extraDays, t.highlightDays),
    check('memberships_duration', sql`${t.duration} > 0`),
    index('memberships_profile').on(t.profileId, t.endsOn),
    index('memberships_unannounced').on(t.startsOn).where(sql`not announced`),
    index('memberships_end').on(t.endsOn).where(sql`replaced_at is null`),
    uniqueIndex('memberships_replaces').on(t.replacesId),
    index('memberships_begun').on(t.startsOn, t.planName, t.profileId),
    check('memberships_phone_contacts', sql`${t.usedPhoneContacts} between 0 and ${t.phoneContacts}`),
    check(
      'memberships_express_interests',
      sql`${t.usedExpressInterests} between 0 and ${t.expressInterests}`,
    ),
    check(
      'memberships_topped_up',
      sql`${t.toppedUpPhoneContacts} between 0 and ${t.phoneContacts}
        and ${t.toppedUpExpressInterests} between 0 and ${t.expressInterests}`,
    ),
  ],
)

/** Paid additions to a membership. An upgrade moves them to the membership that replaces it. */
export const topUps = pgTable(
  'top_ups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    membershipId: partOf('membership_id', () => memberships.id),
    invoiceId: integer('invoice_id')
      .notNull()
      .unique('top_ups_invoice')
      .references((): AnyPgColumn => invoices.id),
    addedAt: moment('added_at').notNull(),
    /** When what was left of it was withdrawn, because its money was returned. */
    withdrawnAt: moment('withdrawn_at'),
    phoneContacts: integer('phone_contacts').notNull(),
    expressInterests: integer('express_interests').notNull(),
  },
  (t) => [
    notNegative('top_ups_amounts', t.phoneContacts, t.expressInterests),
    index('top_ups_membership').on(t.membershipId),
  ],
)
