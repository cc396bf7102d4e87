import type { MediaStatus } from '@bnr/contract/media/schemas'
import { type PhotoTransition, photoDeletion, photoTransitions } from '@bnr/contract/media/transitions'
import { enterReason } from '@bnr/contract/profiles/transitions'
import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { isBeingPrepared } from './present.ts'
import { removeFiles } from './processing.ts'
import { type MediaRow, photosChanged, photosOf, retire } from './store.ts'
import { media } from './tables.ts'

export type Moderation = {
  profileId: number
  id: string
  action: PhotoTransition
  reason: string | undefined
}

/** Approves or rejects a photo that is Ready. An approved profile photo replaces the previous one. */
export async function moderatePhoto(services: Services, staff: Staff, given: Moderation) {
  const { message, staffSayWhy } = photoTransitions[given.action]
  if (staffSayWhy && !given.reason) throw invalidInput({ rn: enterReason })
  const retired = await services.db.inTransaction(async (tx) => {
    const retired = await decide(services, tx, staff, given)
    await photosChanged(tx, given.profileId)
    return retired
  })
  for (const { folder } of retired) await removeFiles(services, folder)
  return { message }
}

/** Returns the photos that this one replaced. */
async function decide(services: Services, tx: Transaction, staff: Staff, given: Moderation) {
  const { from, to, tells } = photoTransitions[given.action]
  const at = services.clock.now()
  const photo = await lockPhoto(tx, given)
  requireState(photo, from)
  const replaced =
    to === 'Active' && photo.kind === 'pp' ? await photosOf(tx, photo.profileId, 'pp', ['Active']) : []
  await tx
    .update(media)
    .set({ status: to, reason: given.reason ?? null, changedAt: at, changedBy: staff.userId })
    .where(eq(media.id, photo.id))
  const of = { subject: `photo ${photo.id}`, profileId: photo.profileId }
  await audit(tx, at, staff.userId, `photo ${given.action}`, of)
  const details = { reason: given.reason ?? '' }
  await notify(services, tx, { to: photo.profileId, kind: tells, details })
  return await retire(tx, replaced, at)
}

function requireState(photo: MediaRow, from: readonly MediaStatus[]): void {
  if (from.includes(photo.status) && photo.processed) return
  throw new Failure('wrong_state', {
    message: `This photo is ${isBeingPrepared(photo) ? 'still being prepared' : photo.status}`,
  })
}

/** Deletes a photo with its files. */
export async function deletePhoto(
  services: Services,
  userId: number,
  given: { profileId: number; id: string },
) {
  const folder = await services.db.inTransaction(async (tx) => {
    const photo = await lockPhoto(tx, given)
    const at = services.clock.now()
    await tx
      .update(media)
      .set({ status: photoDeletion.to, changedAt: at, changedBy: userId })
      .where(eq(media.id, photo.id))
    const of = { subject: `photo ${photo.id}`, profileId: photo.profileId }
    await audit(tx, at, userId, 'photo delete', of)
    await photosChanged(tx, given.profileId)
    return photo.folder
  })
  await removeFiles(services, folder)
  return { message: photoDeletion.message }
}

function lockPhoto(tx: Transaction, { profileId, id }: { profileId: number; id: string }): Promise<MediaRow> {
  const isIt = and(eq(media.id, id), eq(media.profileId, profileId), ne(media.status, 'Deleted'))
  return requireRow(tx.select().from(media).where(isIt).for('no key update'), 'not_found')
}
