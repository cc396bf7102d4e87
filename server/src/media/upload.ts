import { randomBytes } from 'node:crypto'
import { mediaKinds } from '@bnr/contract/media/schemas'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { requireEditor } from '../profiles/policy.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { inspectPhoto } from './inspect.ts'
import { removeFiles, uploadKey } from './processing.ts'
import { type MediaRow, photosOf, retire } from './store.ts'
import { media } from './tables.ts'

type Upload = { profileId: number; kind: 'pp' | 'ap'; content: Buffer; userId: number }

/**
 * Stores an uploaded photo as Ready; a job makes its sizes and staff approve it. The profile is locked, so that
 * concurrent uploads are counted.
 */
export async function storeUpload(services: Services, actor: Actor, upload: Upload): Promise<MediaRow> {
  const { width, height } = await inspectPhoto(upload.content)
  const id = randomBytes(12).toString('hex')
  const folder = `photos/${id}`
  try {
    await services.storage.put(uploadKey(folder), upload.content)
    const { row, replaced } = await services.db.inTransaction(async (tx) => {
      requireEditor(actor, await lockProfile(tx, upload.profileId))
      const replaced = await makeRoom(tx, upload, services.clock.now())
      const row = await insertPhoto(services, tx, upload, { id, folder, width, height })
      if (actor.kind === 'staff') {
        const of = { subject: `photo ${id}`, profileId: upload.profileId }
        await audit(tx, row.createdAt, upload.userId, 'photo upload', of)
      }
      return { row, replaced }
    })
    for (const photo of replaced) await removeFiles(services, photo.folder)
    return row
  } catch (error) {
    await removeFiles(services, folder)
    throw error
  }
}

type StoredPhoto = { id: string; folder: string; width: number; height: number }

async function insertPhoto({ clock, jobs }: Services, tx: Transaction, upload: Upload, stored: StoredPhoto) {
  const { profileId, kind, userId } = upload
  const at = clock.now()
  const [row] = await tx
    .insert(media)
    .values({ ...stored, profileId, kind, status: 'Ready', createdAt: at, changedAt: at, changedBy: userId })
    .returning()
  await jobs.enqueue(tx, 'makePhotoSizes', { id: stored.id })
  return row as MediaRow
}

/** Refuses a full album. Returns the waiting profile photos that the new one replaces. */
async function makeRoom(tx: Transaction, { profileId, kind }: Upload, at: Date): Promise<MediaRow[]> {
  if (kind === 'pp') return await retire(tx, await photosOf(tx, profileId, 'pp', ['Ready']), at)
  const album = await photosOf(tx, profileId, 'ap', ['Ready', 'Active'])
  if (album.length >= mediaKinds.ap.limit) throw new Failure('album_full')
  return []
}
