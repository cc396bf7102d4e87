import type { SharedLink } from '@bnr/contract/sharing/endpoints'
import { endedLinkDays } from '@bnr/contract/sharing/rules'
import { lt } from 'drizzle-orm'
import { type Page, presented } from '../database/paged.ts'
import { scheduledJob } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import { endOf } from './open.ts'
import { type ListedLink, linksOf } from './store.ts'
import { sharedLinks } from './tables.ts'

/** The links that a member has made. Profiles that the member may no longer see have no name here. */
export async function ownLinks({ db, clock }: Services, sharerId: number, page: Page) {
  return presented(await linksOf(db, sharerId, page), (link) => presentLink(link, clock.now()))
}

function presentLink(link: ListedLink, now: Date): SharedLink {
  const { id, bnrId, name, createdAt, expiresAt, openings, there } = link
  return {
    id,
    ...(there ? { bnrId: String(bnrId), name } : {}),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    state: endOf(link, now) ?? (there ? 'open' : 'gone'),
    openings: openings.map(({ at, device }) => ({
      at: new Date(at).toISOString(),
      ...(device ? { device } : {}),
    })),
  }
}

/** Deletes links a month after they expired. Runs daily. */
export async function sweepSharedLinks({ db, clock }: Services): Promise<void> {
  await db.delete(sharedLinks).where(lt(sharedLinks.expiresAt, daysAfter(clock.now(), -endedLinkDays)))
}

export const sweepSharedLinksJob = scheduledJob({
  name: 'sweepSharedLinks',
  run: sweepSharedLinks,
  schedule: '50 2 * * *',
})
