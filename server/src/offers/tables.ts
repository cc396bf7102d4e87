import type { MediaStatus } from '@bnr/contract/media/transitions'
import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day, moment, partOf } from '../database/columns.ts'

export const offers = pgTable(
  'offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** First versions of the plans in the offer. */
    membershipIds: integer('membership_ids').array().notNull(),
    title: text().notNull().default('Offer'),
    /** Price of each of its plans in paise, before tax; null if the offer only advertises them. */
    price: integer().$type<Paise>(),
    startsOn: day('starts_on').notNull().default('2020-01-01'),
    endsOn: day('ends_on').notNull().default('2099-12-31'),
    /** Can be combined with coupons. */
    couponsHold: boolean('coupons_hold').notNull().default(false),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('offers_price', sql`${t.price} > 0`),
    check('offers_days', sql`${t.startsOn} <= ${t.endsOn}`),
    index('offers_membership').using('gin', t.membershipIds),
    index('offers_not_ended').on(t.endsOn, t.startsOn).where(sql`ended_at is null`),
  ],
)

export const offerBanners = pgTable(
  'offer_banners',
  {
    id: text().primaryKey(),
    offerId: partOf('offer_id', () => offers.id),
    status: text().$type<MediaStatus>().notNull(),
    /** Width and height, see bannerFormats. */
    format: text().notNull(),
    /** Whether the picture has been made from the upload. A banner that could not be decoded is Rejected. */
    processed: boolean().notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('offer_banners_offer').on(t.offerId, t.status)],
)
