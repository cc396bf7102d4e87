import { type ProfileStatus, profileStatuses, type TransitionName } from '@bnr/contract/profiles/transitions'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { day, moment, notNegative, oneOf, partOf, refersTo } from '../database/columns.ts'
import { nameWords } from './nameWords.ts'

const section = (name: string) => jsonb(name).$type<Record<string, unknown>>().notNull().default({})

export const profiles = pgTable(
  'profiles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bnrId: integer('bnr_id').notNull(),
    userId: refersTo('user_id', () => users.id),
    status: text().$type<ProfileStatus>().notNull(),
    paid: boolean().notNull().default(false),
    elite: boolean().notNull().default(false),
    name: text().notNull(),
    gender: text().$type<'m' | 'f'>().notNull(),
    dateOfBirth: day('date_of_birth'),
    phoneCountryCode: text('phone_country_code').notNull(),
    phoneNumber: text('phone_number').notNull(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** When the number last changed. For a day after that, a code sent to it proves nothing. */
    phoneChangedAt: moment('phone_changed_at'),
    email: text(),
    /** Whether the link sent to this address was opened. */
    emailVerified: boolean('email_verified').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** When it got its current status. The queues of staff are sorted by this. */
    statusAt: moment('status_at'),
    /** When it was deleted. The days until the purge count from here. */
    deletedAt: moment('deleted_at'),
    teleStaffId: integer('tele_staff_id').references(() => users.id),
    careStaffId: integer('care_staff_id').references(() => users.id),
    /** Profiles that this member may open in a day, if staff set another number than the usual one. */
    dailyOpenings: integer('daily_openings'),
    /** The registration date, if staff entered another one than the creation date. */
    registeredOn: day('registered_on'),
    calledAt: moment('called_at'),
    doNotCall: boolean('do_not_call').notNull().default(false),
    /** The member neither shows when they were active nor sees it of others. */
    hidesActivity: boolean('hides_activity').notNull().default(false),
    /** Size of text in percent, once the member has chosen one. */
    textSize: smallint('text_size').$type<100 | 125 | 150>(),
    /** Other members may share it with their families. */
    othersMayShare: boolean('others_may_share').notNull().default(true),
    /**
     * Sections as the contract names them, with list values as codes. Fields that are columns above are not repeated.
     */
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
    check('profiles_text_size', sql`${t.textSize} in (100, 125, 150)`),
    oneOf('profiles_status', t.status, profileStatuses),
    notNegative('profiles_daily_openings', t.dailyOpenings),
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

/** BNR IDs of profiles that were removed permanently. They are never assigned again. */
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
    /** Null when the service itself made the change. */
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
