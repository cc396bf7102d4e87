import type { Paise } from '@bnr/contract/money'
import { type OfferState, offerStates } from '@bnr/contract/offers/states'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type Queryable, rows, type Transaction } from '../database/database.ts'
import { direction, pageOfText, type Sorted } from '../database/paged.ts'
import { requireRow } from '../database/requireRow.ts'
import { rowsOf } from '../database/together.ts'
import { lineage } from '../plans/store.ts'
import { plans } from '../plans/tables.ts'
import { Failure } from '../platform/failure.ts'
import { offerBanners, offers } from './tables.ts'

type OfferRow = typeof offers.$inferSelect
type BannerRow = typeof offerBanners.$inferSelect

/** An offer with its banners and the current versions of its plans. */
export interface WholeOffer extends Omit<OfferRow, 'createdAt' | 'endedAt'> {
  /** As text. Members see no offer that staff ended. */
  endedAt: string | null
  state: OfferState
  banners: Pick<BannerRow, 'id' | 'format' | 'status' | 'processed'>[]
  plans: { planId: number; lineage: number; name: string; listAmount: Paise }[]
}

/** Members see Ready banners; staff also see those of drafts and past offers, and unreadable ones. */
type Visibility = 'shown' | 'all'

const readyBanner = sql`exists (select 1 from ${offerBanners}
  where ${offerBanners.offerId} = ${offers.id} and ${offerBanners.status} = 'Ready')`

/** A condition for each state, in a form that can use the index. A draft is an offer that members have not seen. */
const stateConditions: Record<OfferState, (today: string) => SQL> = {
  Draft: (today) => sql`${notEnded(today)} and not ${readyBanner}`,
  Coming: (today) => sql`${notEnded(today)} and ${offers.startsOn} > ${today}::date and ${readyBanner}`,
  Running: (today) => sql`${notEnded(today)} and ${offers.startsOn} <= ${today}::date and ${readyBanner}`,
  Ended: (today) => sql`${offers.endedAt} is not null or ${offers.endsOn} < ${today}::date`,
}
const notEnded = (today: string) => sql`${offers.endedAt} is null and ${offers.endsOn} >= ${today}::date`

/** In one of these states. All states together need no condition. */
export function inStates(states: readonly OfferState[], today: string): SQL {
  if (offerStates.every((state) => states.includes(state))) return sql`true`
  const each = states.map((state) => sql`(${stateConditions[state](today)})`)
  return sql`(${sql.join(each, sql` or `)})`
}

const stateOn = (today: string): SQL => sql`case
  when ${stateConditions.Ended(today)} then 'Ended' when not ${readyBanner} then 'Draft'
  when ${stateConditions.Coming(today)} then 'Coming' else 'Running' end`

/** Current versions of the plans in the offer, without hidden ones. */
const isSold = sql`${plans.replacedAt} is null and not ${plans.hidden} and ${lineage} = any(${offers.membershipIds})`

/** Members see an offer that is running, has a Ready banner and contains a plan on sale. */
export const running = (today: string): SQL =>
  sql`${stateConditions.Running(today)} and exists (select from ${plans} where ${isSold})`

/** Offers for a plan, given the id of any version of it. */
export const holdsFor = (
  membershipId: number,
): SQL => sql`${offers.membershipIds} && array[${membershipId}::int,
  (select ${lineage} from ${plans} where ${plans.id} = ${membershipId})]`

const bannersOf = (visibility: Visibility) => sql`coalesce((
  select json_agg(json_build_object('id', b.id, 'format', b.format, 'status', b.status, 'processed', b.processed) order by b.created_at, b.id)
  from ${offerBanners} b where b.offer_id = ${offers.id} and b.status in ('Ready', ${visibility === 'all' ? sql`'Deactivated', 'Rejected'` : sql`'Ready'`})
), '[]')`

const offeredPlans = sql`coalesce((
  select json_agg(json_build_object('planId', ${plans.id}, 'lineage', ${lineage}, 'name', ${plans.name}, 'listAmount', ${plans.price})
    order by ${plans.price}, ${plans.id})
  from ${plans} where ${isSold}
), '[]')`

const whole = (today: string, where: SQL, visibility: Visibility): SQL => sql`
  select ${offers.id}, ${offers.title}, ${offers.price}, ${offers.membershipIds} as "membershipIds",
    ${offers.startsOn}::text as "startsOn", ${offers.endsOn}::text as "endsOn", ${offers.couponsHold} as "couponsHold", ${offers.endedAt}::text as "endedAt",
    ${stateOn(today)} as state, ${bannersOf(visibility)} as banners, ${offeredPlans} as plans
  from ${offers} where ${where}`

const newestFirst = sql`${offers.id} desc`

export const findOffers = (db: Queryable, today: string, where: SQL, visibility: Visibility, page: Sorted) =>
  pageOfText<WholeOffer>(db, whole(today, where, visibility), direction(page)(offers.id), page)

export const newestOffers = (today: string, count: number) =>
  rowsOf<WholeOffer>(sql`${whole(today, running(today), 'shown')} order by ${newestFirst} limit ${count}`)

export const loadOffer = (db: Queryable, today: string, id: number): Promise<WholeOffer> =>
  requireRow(rows<WholeOffer>(db, whole(today, eq(offers.id, id), 'all')), 'offer_not_found')

/** Locks the offer for a change; a second change waits. */
export async function lockOffer(tx: Transaction, today: string, id: number): Promise<WholeOffer> {
  await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, id)).for('no key update')
  return await loadOffer(tx, today, id)
}

export async function requireShownBanner(db: Queryable, id: string): Promise<void> {
  const [row] = await db.select().from(offerBanners).where(eq(offerBanners.id, id))
  if (row?.status !== 'Ready') throw new Failure('not_found')
}
