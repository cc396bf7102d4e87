import { openingsOfALink } from '@bnr/contract/sharing/rules'
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { type Queryable, sqlRows, type Transaction } from '../database/database.ts'
import { type Page, pageOfText } from '../database/paged.ts'
import { whereThere } from '../viewing/visibility.ts'
import { sharedLinkOpenings, sharedLinks } from './tables.ts'

export type LinkRow = typeof sharedLinks.$inferSelect

export async function findLink(db: Queryable, tokenHash: string): Promise<LinkRow | undefined> {
  const [found] = await db.select().from(sharedLinks).where(eq(sharedLinks.tokenHash, tokenHash))
  return found
}

/** Counts an opening of a link that still works; false if it has just ended. */
export async function countOpening(tx: Transaction, id: number, at: Date, device: string | undefined) {
  const works = and(
    eq(sharedLinks.id, id),
    isNull(sharedLinks.revokedAt),
    gt(sharedLinks.expiresAt, at),
    lt(sharedLinks.opened, openingsOfALink),
  )
  const counted = await tx
    .update(sharedLinks)
    .set({ opened: sql`${sharedLinks.opened} + 1` })
    .where(works)
    .returning({ id: sharedLinks.id })
  if (counted.length === 0) return false
  await tx.insert(sharedLinkOpenings).values({ linkId: id, at, device: device ?? null })
  return true
}

/** A link with the profile that it shows and with its openings. */
export type ListedLink = {
  id: number
  profileId: number
  bnrId: number
  name: string
  createdAt: string
  expiresAt: string
  revokedAt: string | null
  opened: number
  openings: { at: string; device: string | null }[]
  /** Whether the member still sees the profile and may share it. */
  there: boolean
}

const listed = (sharerId: number) => sql`l.id, l.profile_id as "profileId", p.bnr_id as "bnrId", p.name,
  l.created_at as "createdAt", l.expires_at as "expiresAt", l.revoked_at as "revokedAt", l.opened,
  (select coalesce(json_agg(json_build_object('at', o.at, 'device', o.device) order by o.id desc), '[]')
    from shared_link_openings o where o.link_id = l.id) as openings,
  (${whereThere(sql`l.profile_id`, { profileId: sharerId })} and (l.profile_id = l.sharer_id or p.others_may_share)) as there`

export const linksOf = (db: Queryable, sharerId: number, page: Page) =>
  pageOfText<ListedLink>(
    db,
    sql`select ${listed(sharerId)} from shared_links l join profiles p on p.id = l.profile_id
      where l.sharer_id = ${sharerId}`,
    sql`l.id desc`,
    page,
  )

/** Ends a link of this member; one that has ended stays as it is. Returns whether there is such a link. */
export async function revoke(db: Queryable, sharerId: number, id: number, at: Date): Promise<boolean> {
  const found = await db
    .update(sharedLinks)
    .set({ revokedAt: sql`coalesce(${sharedLinks.revokedAt}, ${at})` })
    .where(and(eq(sharedLinks.id, id), eq(sharedLinks.sharerId, sharerId)))
    .returning({ id: sharedLinks.id })
  return found.length > 0
}

/** Ends the links that other members have made to this profile. */
export async function endLinksOfOthers(tx: Transaction, profileId: number, at: Date): Promise<void> {
  await tx
    .update(sharedLinks)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sharedLinks.profileId, profileId),
        ne(sharedLinks.sharerId, profileId),
        isNull(sharedLinks.revokedAt),
      ),
    )
}

export async function linksMadeSince(tx: Transaction, sharerId: number, since: Date): Promise<number> {
  const [found] = await sqlRows<{ count: number }>(tx)`
    select count(*)::int as count from shared_links where sharer_id = ${sharerId} and created_at >= ${since}`
  return found?.count ?? 0
}
