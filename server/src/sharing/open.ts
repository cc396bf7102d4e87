import type { OpenedLink } from '@bnr/contract/sharing/endpoints'
import { type LinkState, openingsOfALink } from '@bnr/contract/sharing/rules'
import { deviceOf } from '../accounts/settings/device.ts'
import { hashToken } from '../accounts/tokens.ts'
import { Failure } from '../platform/failure.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { familyView } from '../viewing/familyView.ts'
import { isPreviewBot } from './previewBots.ts'
import { countOpening, findLink, type LinkRow } from './store.ts'

/** What a link shows to anybody who opens it. An opening counts only if it shows the profile. */
export async function openLink(
  services: Services,
  token: string,
  userAgent: string | undefined,
): Promise<OpenedLink> {
  if (isPreviewBot(userAgent)) return { state: 'preview' }
  const { db, clock } = services
  const link = await findLink(db, hashToken(token))
  if (!link) throw new Failure('not_found')
  const state = endOf(link, clock.now())
  if (state) return { state }
  const view = await viewOf(services, link)
  if (!view) return { state: 'gone' }
  const device = deviceOf(userAgent ?? null).system
  const counted = await db.inTransaction((tx) => countOpening(tx, link.id, clock.now(), device))
  if (counted) return { state: 'open', ...view, expiresAt: link.expiresAt.toISOString() }
  const again = await findLink(db, link.tokenHash)
  return { state: (again && endOf(again, clock.now())) ?? 'gone' }
}

/** Every opening checks again what the sharing member may see and what the shared member allows. */
async function viewOf(services: Services, { sharerId, profileId }: LinkRow) {
  return await familyView(services, await loadProfile(services.db, sharerId), profileId)
}

type Ending = Pick<LinkRow, 'opened'> & Record<'expiresAt' | 'revokedAt', Date | string | null>

/** Why a link no longer works, apart from the profile itself. */
export function endOf({ revokedAt, expiresAt, opened }: Ending, now: Date): LinkState | undefined {
  if (revokedAt) return 'revoked'
  if (expiresAt && new Date(expiresAt) <= now) return 'expired'
  return opened >= openingsOfALink ? 'used' : undefined
}
