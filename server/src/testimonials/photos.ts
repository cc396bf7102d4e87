import { randomBytes } from 'node:crypto'
import type { AuditAction } from '@bnr/contract/auditActions'
import { mediaKinds } from '@bnr/contract/media/schemas'
import { and, eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import { inspectPhoto } from '../media/inspect.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { removePhotoFiles, uploadFolder, uploadKey } from './files.ts'
import { testimonialPhotos } from './tables.ts'

/** Locks the testimonial of the photo and returns its id. Refuses callers who may not change it. */
type Owner = (tx: Transaction) => Promise<number>
/** Null for the couple. */
type By = { userId: number | null }

/**
 * Stores a photo of a testimonial; a job makes its sizes. The testimonial is locked, so that concurrent uploads are
 * counted.
 */
export async function storeStoryPhoto(
  services: Services,
  { userId }: By,
  content: Buffer,
  owner: Owner,
): Promise<void> {
  const { width, height } = await inspectPhoto(content)
  const id = randomBytes(12).toString('hex')
  const folder = uploadFolder(id)
  try {
    await services.storage.put(uploadKey(folder), content)
    await services.db.inTransaction(async (tx) => {
      const testimonialId = await owner(tx)
      await requireRoom(tx, testimonialId)
      const createdAt = services.clock.now()
      const values = { id, testimonialId, folder, width, height, createdAt }
      await tx.insert(testimonialPhotos).values(values)
      await services.jobs.enqueue(tx, 'makeStoryPhoto', { id })
      await note(services, tx, userId, 'testimonial photo', testimonialId)
    })
  } catch (error) {
    await removePhotoFiles(services, [folder])
    throw error
  }
}

async function requireRoom(tx: Transaction, testimonialId: number): Promise<void> {
  const count = await tx.$count(testimonialPhotos, eq(testimonialPhotos.testimonialId, testimonialId))
  if (count >= mediaKinds.tp.limit) throw new Failure('story_photos_full')
}

/** Deletes the files after the transaction commits. */
export async function deleteStoryPhoto(
  services: Services,
  { userId }: By,
  photoId: string,
  owner: Owner,
): Promise<void> {
  const folder = await services.db.inTransaction(async (tx) => {
    const testimonialId = await owner(tx)
    const isIt = and(eq(testimonialPhotos.id, photoId), eq(testimonialPhotos.testimonialId, testimonialId))
    const gone = await requireRow(tx.delete(testimonialPhotos).where(isIt).returning(), 'not_found')
    await note(services, tx, userId, 'testimonial photo delete', testimonialId)
    return gone.folder
  })
  await removePhotoFiles(services, [folder])
}

const note = ({ clock }: Services, tx: Transaction, userId: number | null, action: AuditAction, id: number) =>
  audit(tx, clock.now(), userId, action, `testimonial ${id}`)
