import { randomBytes } from 'node:crypto'
import { mediaKinds } from '@bnr/contract/media/schemas'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { inspectPhoto } from './inspect.ts'
import { uploadKey } from './processing.ts'
import { type MediaRow, photosOf } from './store.ts'
import { media } from './tables.ts'

type Upload = { profileId: number; kind: 'pp' | 'ap'; content: Buffer; userId: number }

/**
 * Keeps an uploaded photo as Ready, to be moderated; its sizes are made by a job. `lockOwner` locks the profile,
 * so that parallel uploads count one another.
 */
export async function keepUpload(
  services: Services,
  upload: Upload,
  lockOwner: (tx: Transaction) => Promise<void>,
): Promise<MediaRow> {
  const { width, height } = await inspectPhoto(upload.content)
  const id = randomBytes(12).toString('hex')
  const folder = `photos/${id}`
  await services.storage.put(uploadKey(folder), upload.content)
  const at = services.clock.now()
  return await services.db.inTransaction(async (tx) => {
    await lockOwner(tx)
    await makeRoom(tx, upload, at)
    const [row] = await tx
      .insert(media)
      .values({
        id,
        folder,
        width,
        height,
        profileId: upload.profileId,
        kind: upload.kind,
        status: 'Ready',
        createdAt: at,
        changedAt: at,
        changedBy: upload.userId,
      })
      .returning()
    await services.jobs.enqueue(tx, 'makePhotoSizes', { id })
    return row as MediaRow
  })
}

/** A new profile photo takes the place of one still waiting; an album is full at five. */
async function makeRoom(tx: Transaction, { profileId, kind }: Upload, at: Date): Promise<void> {
  if (kind === 'ap') {
    const held = await photosOf(tx, profileId, 'ap', ['Ready', 'Active'])
    if (held.length >= mediaKinds.ap.limit) throw new Failure('album_full')
    return
  }
  for (const waiting of await photosOf(tx, profileId, 'pp', ['Ready'])) {
    await tx.update(media).set({ status: 'Deleted', changedAt: at }).where(eq(media.id, waiting.id))
  }
}
