import { type PhotoVerdict, photoMachine } from '@bnr/contract/media/transitions'
import { and, eq, ne } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { notify } from '../notifications/notify.ts'
import { requireReason, requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { stateOf } from './present.ts'
import { removeFiles } from './processing.ts'
import { type MediaRow, photosChanged, photosOf, retire } from './store.ts'
import { media } from './tables.ts'

export type Moderation = {
  profileId: number
  id: string
  action: PhotoVerdict
  reason: string | undefined
}

/** Approves or rejects a photo that is Ready. An approved profile photo replaces the previous one. */
export async function moderatePhoto(services: Services, staff: Staff, given: Moderation) {
  requireReason(photoMachine, given.action, given.reason)
  const retired = await services.db.inTransaction(async (tx) => {
    const retired = await decide(services, tx, staff, given)
    await photosChanged(tx, given.profileId)
    return retired
  })
  for (const { folder } of retired) await removeFiles(services, folder)
  return { message: photoMachine.actions[given.action].message }
}

/** Returns the photos that this one replaced. */
async function decide(services: Services, tx: Transaction, staff: Staff, given: Moderation) {
  const { to, notifies, audit: action } = photoMachine.actions[given.action]
  const at = services.clock.now()
  const photo = await lockPhoto(tx, given)
  requireState(photoMachine, given.action, stateOf(photo))
  const replaced =
    to === 'Active' && photo.kind === 'pp' ? await photosOf(tx, photo.profileId, 'pp', ['Active']) : []
  await tx
    .update(media)
    .set({ status: to, reason: given.reason ?? null, changedAt: at, changedBy: staff.userId })
    .where(eq(media.id, photo.id))
  const of = { subject: `photo ${photo.id}`, profileId: photo.profileId }
  await audit(tx, at, staff.userId, action, of)
  const details = { reason: given.reason ?? '' }
  await notify(services, tx, { to: photo.profileId, kind: notifies, details })
  return await retire(tx, replaced, at)
}

const deletion = photoMachine.actions.delete

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
      .set({ status: deletion.to, changedAt: at, changedBy: userId })
      .where(eq(media.id, photo.id))
    const of = { subject: `photo ${photo.id}`, profileId: photo.profileId }
    await audit(tx, at, userId, deletion.audit, of)
    await photosChanged(tx, given.profileId)
    return photo.folder
  })
  await removeFiles(services, folder)
  return { message: deletion.message }
}

function lockPhoto(tx: Transaction, { profileId, id }: { profileId: number; id: string }): Promise<MediaRow> {
  const isIt = and(eq(media.id, id), eq(media.profileId, profileId), ne(media.status, 'Deleted'))
  return requireRow(tx.select().from(media).where(isIt).for('no key update'), 'not_found')
}
