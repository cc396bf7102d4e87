import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'
import { sharedLinkOpenings, sharedLinks } from './tables.ts'

/** The links of a member for the download of all data. */
export async function linksForDownload(db: Queryable, profileId: number) {
  const { id, createdAt, expiresAt, revokedAt } = sharedLinks
  const links = await db
    .select({ id, of: profiles.bnrId, createdAt, expiresAt, revokedAt })
    .from(sharedLinks)
    .innerJoin(profiles, eq(profiles.id, sharedLinks.profileId))
    .where(eq(sharedLinks.sharerId, profileId))
    .orderBy(asc(id))
  const openings = await db
    .select({
      linkId: sharedLinkOpenings.linkId,
      at: sharedLinkOpenings.at,
      device: sharedLinkOpenings.device,
    })
    .from(sharedLinkOpenings)
    .innerJoin(sharedLinks, eq(sharedLinks.id, sharedLinkOpenings.linkId))
    .where(eq(sharedLinks.sharerId, profileId))
    .orderBy(asc(sharedLinkOpenings.id))
  const ofLink = Map.groupBy(openings, ({ linkId }) => linkId)
  return links.map(({ id: link, ...rest }) => ({
    ...rest,
    openings: (ofLink.get(link) ?? []).map(({ at, device }) => ({ at, device })),
  }))
}
