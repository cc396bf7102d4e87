import { indianDay } from '@bnr/contract/indianDay'
import { sharedLinkDays, sharedLinksADay } from '@bnr/contract/sharing/rules'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { Member } from '../http/actor.ts'
import { daysAfter, secondsToIndianMidnight } from '../platform/clock.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import { loadProfile, lockProfile, updateProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { requireOpened } from '../viewing/fullProfile.ts'
import { endLinksOfOthers, linksMadeSince } from './store.ts'
import { sharedLinks } from './tables.ts'

/** Makes a link to a profile that the member may read whole. Only a hash of its token is stored. */
async function shareProfile(services: Services, { profileId: sharerId }: Member, profileId: number) {
  const { db, clock, config } = services
  const at = clock.now()
  const token = newToken()
  const expiresAt = daysAfter(at, sharedLinkDays)
  await db.inTransaction(async (tx) => {
    const sharer = await lockProfile(tx, sharerId)
    if (sharerId === profileId && sharer.status !== 'Active')
      throw wrongState('You can share your profile once it is active')
    if (sharerId !== profileId && !(await loadProfile(tx, profileId)).othersMayShare)
      throw new Failure('not_allowed', {
        message: 'This member has asked others not to share the profile',
      })
    if ((await linksMadeSince(tx, sharerId, startOfIndianDay(at))) >= sharedLinksADay)
      throw new Failure('too_many_requests', {
        message: `You can make ${sharedLinksADay} links in a day. Try again tomorrow`,
        retryAfterSeconds: secondsToIndianMidnight(at),
      })
    await tx
      .insert(sharedLinks)
      .values({ sharerId, profileId, tokenHash: hashToken(token), createdAt: at, expiresAt })
  })
  return { link: `${config.publicUrl}/shared/${token}`, expiresAt: expiresAt.toISOString() }
}

const startOfIndianDay = (at: Date) => new Date(`${indianDay(at)}T00:00+05:30`)

/** Opens the profile as the member first: the same rules, and the same count of opened profiles. */
export async function openAndShare(services: Services, member: Member, profileId: number) {
  await requireOpened(services, member, profileId)
  return await shareProfile(services, member, profileId)
}

/** Forbidding ends the links of others for good, so that allowing it again revives none. */
export async function allowSharing({ db, clock }: Services, profileId: number, othersMayShare: boolean) {
  await db.inTransaction(async (tx) => {
    await updateProfile(tx, profileId, { othersMayShare })
    if (!othersMayShare) await endLinksOfOthers(tx, profileId, clock.now())
  })
}
