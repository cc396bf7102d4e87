import { missingForFullView } from '@bnr/contract/profiles/fullView'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { eq } from 'drizzle-orm'
import { guest } from '../http/actor.ts'
import { presentPhotos } from '../media/present.ts'
import { sizeKey } from '../media/processing.ts'
import { loadPhoto } from '../media/store.ts'
import type { ProfileRow } from '../profiles/sections.ts'
import { profiles } from '../profiles/tables.ts'
import { blocksBetween } from '../relations/blocks.ts'
import type { Services } from '../services/services.ts'
import { type Biodata, biodataOf, forOtherFamilies } from './biodata/content.ts'
import { type Joined, readJoined, wholeProfile } from './joined.ts'
import { present } from './present.ts'
import { active, isVisible } from './visibility.ts'

export type FamilyView = { biodata: Biodata; photo?: string }

/**
 * A profile as relatives of a member read it without a login: what the member sees, without contact details.
 * Undefined once the member may no longer see it themselves.
 */
export async function familyView(
  services: Services,
  sharer: ProfileRow,
  profileId: number,
): Promise<FamilyView | undefined> {
  const [joined] = await readJoined(services, guest, eq(profiles.id, profileId), wholeProfile)
  if (!joined || !(await mayStillShare(services, sharer, joined.row))) return undefined
  const shown = present(joined.row, 'member', { media: [] }, services.clock.now())
  const photo = await photoOf(services, joined, sharer.id === profileId)
  return { biodata: biodataOf(forOtherFamilies(shown)), ...(photo ? { photo } : {}) }
}

/** Whether a member, who need not be logged in, may show this profile; their own only while others see it too. */
async function mayStillShare(
  { db }: Pick<Services, 'db'>,
  viewer: Pick<ProfileRow, 'id' | 'gender' | 'status' | 'phoneVerified'>,
  seen: Pick<ProfileRow, 'id' | 'gender' | 'status' | 'othersMayShare'>,
): Promise<boolean> {
  if (viewer.id === seen.id) return active.holds(viewer, seen)
  if (!seen.othersMayShare) return false
  if (closedStatuses.includes(viewer.status) || missingForFullView(viewer)) return false
  const blocks = await blocksBetween(db, viewer.id, seen.id)
  return isVisible({ profileId: viewer.id, gender: viewer.gender }, { ...seen, blocks })
}

/**
 * Only members themselves can send their clear photo to people without a login; it is part of the reply, so that no
 * address of it exists. Everybody else’s photo is blurred, as for guests.
 */
async function photoOf(services: Services, { photos }: Joined, isOwn: boolean): Promise<string | undefined> {
  const photo = photos.find(
    ({ kind, status, processed }) => kind === 'pp' && status === 'Active' && processed,
  )
  if (!photo) return undefined
  if (!isOwn) return presentPhotos(services, guest, [photo], 'guest')[0]?.thumbnailUrl
  const { folder } = await loadPhoto(services.db, photo.id)
  const content = await services.storage.get(sizeKey(folder, 'thumbnail'))
  return content && `data:image/webp;base64,${content.toString('base64')}`
}
