import type { ProfileStatus, TransitionName } from '@bnr/contract/profiles/transitions'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { day, moment, partOf } from '../platform/columns.ts'
import { nameWords } from './nameWords.ts'

const section = (name: string) => jsonb(name).$type<Record<string, unknown>>().notNull().default({})

export const profiles = pgTable(
  'profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bnrId: integer('bnr_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text().$type<ProfileStatus>().notNull(),
    paid: boolean().notNull().default(false),
    elite: boolean().notNull().default(false),
    name: text().notNull(),
    gender: text().$type<'m' | 'f'>().notNull(),
    dateOfBirth: day('date_of_birth'),
    phoneCountryCode: text('phone_country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** When the number was last changed: for a day a code to it proves nothing. */
    phoneChangedAt: moment('phone_changed_at'),
    email: text(),
    /** The link that was sent to the address was opened. */
    emailVerified: boolean('email_verified').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Since when it stands in its status: queues of staff are ordered by it. */
    statusAt: moment('status_at'),
    /** When it became Deleted; the purge counts from here. */
    deletedAt: moment('deleted_at'),
    teleStaffId: integer('tele_staff_id').references(() => users.id),
    careStaffId: integer('care_staff_id').references(() => users.id),
    /** Full profiles of others it may open in a day, where staff allow it more than everybody. */
    dailyOpenings: integer('daily_openings'),
    /** Where staff wrote down another day than that of its making. */
    registeredOn: day('registered_on'),
    /** When staff first called the family. */
    calledAt: moment('called_at'),
    /** The family asked not to be called. */
    doNotCall: boolean('do_not_call').notNull().default(false),
    /** Sections as the contract names them, list values as codes. What is a column above is not repeated here. */
    basic: section('basic'),
    religion: section('religion'),
    family: section('family'),
    professional: section('professional'),
    location: section('location'),
    lifestyle: section('lifestyle'),
    basicPreference: section('basic_preference'),
    religiousPreference: section('religious_preference'),
    professionalPreference: section('professional_preference'),
    locationPreference: section('location_preference'),
  },
  (t) => [
    uniqueIndex('profiles_bnr_id').on(t.bnrId),
    uniqueIndex('profiles_phone').on(t.phoneNumber, t.phoneCountryCode),
    uniqueIndex('profiles_user').on(t.userId),
    uniqueIndex('profiles_email').on(sql`lower(${t.email})`),
    index('profiles_name').on(t.name),
    index('profiles_name_words').using('gin', nameWords(t.name)),
    index('profiles_born').on(t.dateOfBirth, t.id).where(sql`date_of_birth is not null`),
    index('profiles_paid').on(t.id).where(sql`paid`),
    index('profiles_created').on(t.createdAt, t.id),
    index('profiles_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('profiles_draft_alone').on(t.statusAt, t.id).where(sql`status = 'Draft' and tele_staff_id is null`),
    index('profiles_draft_uncalled').on(t.statusAt, t.id).where(sql`status = 'Draft' and called_at is null`),
    index('profiles_tele_staff').on(t.teleStaffId).where(sql`tele_staff_id is not null`),
    index('profiles_care_staff').on(t.careStaffId).where(sql`care_staff_id is not null`),
    index('profiles_status_ready').on(t.status, t.statusAt, t.id),
  ],
)

/** BNR IDs of profiles that were removed for good: they are never given again. */
export const retiredBnrIds = pgTable('retired_bnr_ids', {
  bnrId: integer('bnr_id').primaryKey(),
  at: moment('at').notNull(),
})

export const profileHistory = pgTable(
  'profile_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: partOf('profile_id', () => profiles.id),
    at: moment('at').notNull(),
    /** Null when the service itself did it. */
    byUserId: integer('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name').notNull(),
    action: text().$type<TransitionName | 'create'>().notNull(),
    from: text('from_status').$type<ProfileStatus>(),
    to: text('to_status').$type<ProfileStatus>().notNull(),
    reason: text(),
    detail: text(),
  },
  (t) => [
    index('profile_history_profile').on(t.profileId, t.id),
    index('profile_history_by_user').on(t.byUserId).where(sql`by_user_id is not null`),
  ],
)
