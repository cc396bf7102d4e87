import type { MediaStatus } from '@bnr/contract/media/schemas'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const offers = pgTable(
  'offers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The membership packages it holds for. */
    membershipIds: integer('membership_ids').array().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('offers_membership').using('gin', t.membershipIds)],
)

export const offerBanners = pgTable(
  'offer_banners',
  {
    id: text().primaryKey(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    status: text().$type<MediaStatus>().notNull(),
    /** Width and height, see bannerFormats. */
    format: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('offer_banners_offer').on(t.offerId, t.status)],
)
