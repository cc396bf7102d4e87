import type { TestimonialStatus } from '@bnr/contract/testimonials/transitions'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { day, moment, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** Testimonials of married couples, written by staff or by the couple itself. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    status: text().$type<TestimonialStatus>().notNull(),
    caption: text().notNull(),
    groomName: text('groom_name').notNull(),
    brideName: text('bride_name').notNull(),
    groomBnrId: integer('groom_bnr_id'),
    brideBnrId: integer('bride_bnr_id'),
    email: text(),
    phoneCountryCode: text('phone_country_code'),
    phoneNumber: text('phone_number'),
    engagementDate: day('engagement_date'),
    weddingDate: day('wedding_date'),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null when the service or the couple created it. */
    createdById: integer('created_by_id').references(() => users.id),
    createdByName: text('created_by_name').notNull(),
    /** Who last changed its status. */
    actionById: integer('action_by_id').references(() => users.id),
    actionByName: text('action_by_name'),
    actionAt: moment('action_at'),
    rejectionReason: text('rejection_reason'),
    /** Null when staff wrote it, or the couple sent it before we asked for consent. */
    consentAt: moment('consent_at'),
  },
  (t) => [
    index('testimonials_status').on(t.status, t.id.desc().nullsFirst()),
    index('testimonials_created_by').on(t.createdById).where(sql`created_by_id is not null`),
    index('testimonials_action_by').on(t.actionById).where(sql`action_by_id is not null`),
    index('testimonials_groom').on(t.groomBnrId),
    index('testimonials_bride').on(t.brideBnrId),
    index('testimonials_newest_wedding')
      .on(t.weddingDate.desc().nullsLast(), t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'Active'`),
  ],
)

export const testimonialPhotos = pgTable(
  'testimonial_photos',
  {
    id: text().primaryKey(),
    testimonialId: partOf('testimonial_id', () => testimonials.id),
    /** Folder of its files in storage. Demo testimonials share folders. */
    folder: text().notNull(),
    width: smallint().notNull(),
    height: smallint().notNull(),
    /** Whether the sizes have been made from the upload. */
    processed: boolean().notNull().default(false),
    /** The upload could not be decoded, so there are no sizes. */
    unreadable: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('testimonial_photos_testimonial').on(t.testimonialId, t.createdAt)],
)

/** The newest link by which the couple of a settled profile writes its testimonial, one for each profile. */
export const storyInvitations = pgTable(
  'story_invitations',
  {
    profileId: partOf('profile_id', () => profiles.id).primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** Null when no message could be sent. */
    sentAt: moment('sent_at'),
    expiresAt: moment('expires_at').notNull(),
    /** When the couple sent its testimonial, which ends the link. */
    usedAt: moment('used_at'),
    testimonialId: integer('testimonial_id').references(() => testimonials.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('story_invitations_token').on(t.tokenHash),
    index('story_invitations_testimonial').on(t.testimonialId),
  ],
)
