import { and, arrayContains, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { type Page, pageOf } from '../platform/paged.ts'
import { offerBanners, offers } from './tables.ts'

export type OfferRow = typeof offers.$inferSelect
export type BannerRow = typeof offerBanners.$inferSelect
/** What a banner's row must hold to be shown. */
export type ShownBanner = Pick<BannerRow, 'id' | 'offerId' | 'format' | 'status'>

/** Only an offer with a banner that is shown is an offer to anybody. */
const shown = sql`exists (select 1 from ${offerBanners}
  where ${offerBanners.offerId} = ${offers.id} and ${offerBanners.status} = 'Ready')`

export const holdsFor = (membershipId: number): SQL => arrayContains(offers.membershipIds, [membershipId])

/** One page of the offers that are shown, the newest first, and how many there are. */
export const shownOffers = (db: Queryable, where: SQL | undefined, page: Page) =>
  pageOf(db, db.select().from(offers).where(and(shown, where)), [desc(offers.id)], page)

export async function shownBanners(db: Queryable, offerIds: readonly number[]): Promise<BannerRow[]> {
  if (offerIds.length === 0) return []
  return await db
    .select()
    .from(offerBanners)
    .where(and(inArray(offerBanners.offerId, [...offerIds]), eq(offerBanners.status, 'Ready')))
    .orderBy(asc(offerBanners.createdAt), asc(offerBanners.id))
}

export async function requireShownBanner(db: Queryable, id: string): Promise<void> {
  const [row] = await db
    .select({ id: offerBanners.id })
    .from(offerBanners)
    .where(and(eq(offerBanners.id, id), eq(offerBanners.status, 'Ready')))
  if (!row) throw new Failure('not_found')
}

type WithBanners = Pick<OfferRow, 'id' | 'membershipIds'> & { banners: ShownBanner[] }

/** The newest offers that are shown with their banners, in one statement. */
export async function newestOffers(db: Queryable, count: number): Promise<WithBanners[]> {
  return await rows<WithBanners>(
    db,
    sql`select o.id, o.membership_ids as "membershipIds",
        json_agg(json_build_object('id', b.id, 'offerId', o.id, 'format', b.format, 'status', b.status)
          order by b.created_at, b.id) as banners
      from offers o join offer_banners b on b.offer_id = o.id and b.status = 'Ready'
      group by o.id order by o.id desc limit ${count}`,
  )
}
